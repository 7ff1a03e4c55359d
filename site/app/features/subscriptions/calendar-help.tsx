import { Steps } from "#app/ui/steps.tsx"

/** How to subscribe to a calendar's address in the three applications that nearly everybody has. */
export function CalendarHelp() {
  return (
    <Steps
      items={[
        {
          title: "iPhone, iPad ou Mac",
          children: (
            <p>Touchez «&nbsp;S’abonner&nbsp;», puis confirmez. C’est tout&nbsp;: Calendrier s’ouvre de lui-même.</p>
          ),
        },
        {
          title: "Google Agenda",
          children: (
            <p>
              Copiez l’adresse. Sur un ordinateur, ouvrez Google Agenda&nbsp;: à gauche, à côté de «&nbsp;Autres
              agendas&nbsp;», touchez +, puis «&nbsp;À partir de l’URL&nbsp;», et collez. Votre téléphone Android suit
              dans la journée.
            </p>
          ),
        },
        {
          title: "Outlook",
          children: (
            <p>
              Copiez l’adresse. Dans Outlook sur le Web ou le nouvel Outlook&nbsp;: Calendrier, «&nbsp;Ajouter un
              calendrier&nbsp;», «&nbsp;S’abonner à partir du Web&nbsp;», et collez.
            </p>
          ),
        },
      ]}
    />
  )
}
