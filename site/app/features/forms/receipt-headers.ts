/** For the `headers` export of a receipt: what its loader says, that nothing is kept. */
export const receiptHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }): Headers => loaderHeaders
