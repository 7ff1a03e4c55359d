import type { BrandSize } from "./brand-tokens.server.ts"
import css from "./type-scale.module.css"

/** Each step of the type scale, set in itself. */
export function TypeScale({ sizes }: { sizes: readonly BrandSize[] }) {
  return (
    <dl>
      {sizes.map(({ name, step, size }) => (
        <div key={step} className={css.step}>
          <dt className={css.sample} data-step={step}>
            {name}
          </dt>
          <dd className={css.size}>{size}</dd>
        </div>
      ))}
    </dl>
  )
}
