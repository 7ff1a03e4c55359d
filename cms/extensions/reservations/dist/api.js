import endpoint from "./endpoint.js"
import mailHook from "./mail-hook.js"
import ruleHook from "./rule-hook.js"

export default {
  endpoints: [{ name: "reservations", config: endpoint }],
  hooks: [
    { name: "reservations-rule", config: ruleHook },
    { name: "reservations-mail", config: mailHook },
  ],
  operations: [],
}
