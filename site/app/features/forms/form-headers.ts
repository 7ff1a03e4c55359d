/** For the `headers` export of a page that holds a form: its action says when to come back, and that nothing is kept. */
export const formHeaders = ({ actionHeaders }: { actionHeaders: Headers }): Headers => actionHeaders
