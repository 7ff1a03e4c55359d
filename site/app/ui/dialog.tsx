import type { DialogHTMLAttributes, ReactNode, Ref } from "react"
import css from "./dialog.module.css"

type DialogProps = DialogHTMLAttributes<HTMLDialogElement> & {
  id: string
  title: string
  children: ReactNode
  footer?: ReactNode
  ref?: Ref<HTMLDialogElement>
}

/** A native `<dialog>`, named by its title; the caller opens it with `showModal()`. */
export function Dialog({ id, title, children, footer, ref, ...rest }: DialogProps) {
  return (
    <dialog {...rest} className={css.dialog} id={id} aria-labelledby={`${id}-title`} ref={ref}>
      <div className={css.sheet}>
        <h2 className={css.title} id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <div className={css.body}>{children}</div>
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
