import { cancelTokens } from "./cancel-token.js"
import { decided, decisionMail } from "./decision-mail.js"
import { addWeeks, thisMonday } from "./weeks.js"

const everyMinute = "* * * * *"
const address = "/services/babillards"

/** Writes to whoever reserved what staff decided, once for each decision; what cannot be sent waits for the next minute. */
export default function mailHook({ schedule, action }, { services, getSchema, env, logger }) {
  const site = String(env.SITE_URL ?? "").replace(/\/+$/, "")
  if (env.EMAIL_TRANSPORT !== "smtp" || site === "") return void logger.info("reservations: no mail (SMTP, SITE_URL)")
  const tokens = cancelTokens(env)

  const tell = async (row, { name, notice_boards_email, contact_email }) => {
    const schema = await getSchema()
    const replyTo = notice_boards_email || contact_email
    const cancelUrl = `${site}${address}/annulation?demande=${row.id}&jeton=${tokens.of(row.id)}`
    await new services.MailService({ schema }).send({
      to: row.contact_email,
      ...(replyTo && { replyTo }),
      messageId: `<${row.id}.${row.state}@${new URL(site).hostname}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      ...decisionMail(row, { organization: name, cancelUrl, pageUrl: site + address }),
    })
    const items = new services.ItemsService("reservations", { schema })
    await items.updateOne(row.id, { told_state: row.state }, { emitEvents: false })
  }

  const tellAll = async () => {
    const schema = await getSchema()
    const items = new services.ItemsService("reservations", { schema })
    const untold = decided.map((state) => ({
      _and: [{ state: { _eq: state } }, { _or: [{ told_state: { _null: true } }, { told_state: { _neq: state } }] }],
    }))
    const rows = await items.readByQuery({
      // Nobody is written to about a week that has passed, once mail is on again after a long time.
      filter: { _and: [{ _or: untold }, { week_start: { _gte: addWeeks(thisMonday(), -1) } }] },
      fields: ["*", "building.name"],
      limit: 100,
    })
    if (rows.length === 0) return
    const settings = await new services.ItemsService("settings", { schema }).readSingleton({})
    for (const row of rows)
      await tell(row, settings).catch((error) => logger.error(error, `reservations: ${row.receipt} could not be told`))
  }

  let last = Promise.resolve()
  /** One after the other: nobody is told twice. */
  const soon = () => {
    last = last.then(tellAll).catch((error) => logger.error(error, "reservations: nobody could be told"))
    return last
  }
  schedule(everyMinute, soon)
  action("reservations.items.update", ({ payload }) => void (payload.state !== undefined && soon()))
  action("reservations.items.create", ({ payload }) => void (decided.includes(payload.state) && soon()))
}
