/** What a mail says, before it is plain text and HTML. */
export type MailText = {
  subject: string
  paragraphs: string[]
  /** What was answered, for those who may read it in a mail. */
  answers?: { label: string; value: string }[]
  link?: { label: string; href: string }
  closing: string
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? "")
const lines = (text: string) => escape(text).replaceAll("\n", "<br>")

/** A subject is one line: anything else could become a header of its own. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim()

const toPlainText = ({ paragraphs, answers = [], link, closing }: MailText): string =>
  [
    ...paragraphs,
    ...answers.map(({ label, value }) => `${label}\n${value}`),
    ...(link ? [`${link.label}\n${link.href}`] : []),
    `-- \n${closing}`,
  ].join("\n\n")

const toHtml = ({ subject, paragraphs, answers = [], link, closing }: MailText): string =>
  [
    `<!doctype html><html lang="fr-CA"><head><meta charset="utf-8"><title>${escape(oneLine(subject))}</title></head>`,
    `<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#1b1b1b;background:#fff">`,
    `<div style="max-width:600px">`,
    ...paragraphs.map((text) => `<p>${lines(text)}</p>`),
    ...(answers.length > 0 ? ["<dl>"] : []),
    ...answers.map(
      ({ label, value }) =>
        `<dt style="color:#555;margin-top:12px">${escape(label)}</dt><dd style="margin:0">${lines(value)}</dd>`,
    ),
    ...(answers.length > 0 ? ["</dl>"] : []),
    ...(link ? [`<p><a href="${escape(link.href)}" style="color:#006a8e">${escape(link.label)}</a></p>`] : []),
    `<p style="color:#555;border-top:1px solid #ccc;padding-top:12px">${lines(closing)}</p></div></body></html>`,
  ].join("\n")

/** A mail's subject, text and HTML: both parts say the same. */
export const layOut = (mail: MailText) => ({
  subject: oneLine(mail.subject),
  text: toPlainText(mail),
  html: toHtml(mail),
})
