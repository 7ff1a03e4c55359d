import { Fragment } from "react"

/** A text in which an e-mail address, where there is no room for it, breaks before its @. */
export const MailText = ({ children }: { children: string }) =>
  children.split(/(?=@)/).map((part) => (
    <Fragment key={part}>
      {part.startsWith("@") && <wbr />}
      {part}
    </Fragment>
  ))
