import { TRAP_FIELD } from "./form-fields.ts"
import css from "./form-trap.module.css"

/** A question for robots: out of sight, out of the tab order and out of the accessibility tree. Answering it is no error. */
export function FormTrap() {
  return (
    <div className={css.trap} aria-hidden="true">
      <label>
        Laissez ce champ vide
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
