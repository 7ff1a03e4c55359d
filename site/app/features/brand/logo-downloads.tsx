import { formatFileSize } from "#app/lib/file-size.ts"
import css from "./logo-downloads.module.css"
import { logoFiles } from "./logo-files.generated.ts"

const KINDS = { logo: "Logo", symbole: "Symbole seul" } as const

const VARIANTS = {
  couleur: { name: "en couleur", use: "sur un fond clair" },
  inverse: { name: "inversé", use: "sur un fond foncé" },
  noir: { name: "en noir", use: "pour une seule encre" },
} as const

type LogoFile = (typeof logoFiles)[number]

const describeFile = ({ format, width, height, bytes }: LogoFile) =>
  format === "svg"
    ? `SVG, toute taille, ${formatFileSize(bytes)}`
    : `PNG, ${width} × ${height}\u00A0px, ${formatFileSize(bytes)}`

/** Every version of the logo on the ground it is made for, to take away. */
export function LogoDownloads() {
  const drawings = logoFiles.filter(({ format }) => format === "svg")
  const shown = [...drawings.filter(({ kind }) => kind === "logo"), ...drawings.filter(({ kind }) => kind !== "logo")]
  return (
    <ul className={css.logos}>
      {shown.map(({ kind, variant, href, width, height }) => {
        const { name, use } = VARIANTS[variant]
        const title = `${KINDS[kind]} ${name}`
        return (
          <li key={href}>
            <div className={css.ground} data-kind={kind} data-variant={variant}>
              <img src={href} width={width} height={height} alt={title} loading="lazy" />
            </div>
            <h3 className={css.title}>{title}</h3>
            <p className={css.use}>{use}</p>
            <ul className={css.files}>
              {logoFiles
                .filter((file) => file.kind === kind && file.variant === variant)
                .map((file) => (
                  <li key={file.href}>
                    <a className={css.file} href={file.href} download>
                      <span className={css.hidden}>{`${title}\u00A0: `}</span>
                      {describeFile(file)}
                    </a>
                  </li>
                ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
