import type { ReactNode } from "react"
import { LinkButton } from "#app/ui/link-button.tsx"
import css from "./campaign-banner.module.css"
import type { Campaign } from "./home.server.ts"

/** The campaign of the moment: the one loud thing below the first screen. */
export function CampaignBanner({ campaign, figure }: { campaign: Campaign; figure: ReactNode }) {
  return (
    <section data-surface="ink" aria-labelledby="campagne">
      <div className={css.grid}>
        <div className={css.text}>
          <p className={css.kicker}>Campagne en cours</p>
          <h2 className={css.title} id="campagne">
            {campaign.title}
          </h2>
          <p className={css.summary}>{campaign.summary}</p>
          <p className={css.action}>
            <LinkButton href={campaign.path} size="l" icon="arrow-right">
              Voir la campagne
            </LinkButton>
          </p>
        </div>
        <div className={css.figure}>{figure}</div>
      </div>
    </section>
  )
}
