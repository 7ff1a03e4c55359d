import endpoint from "./endpoint.js"
import retentionHook from "./retention-hook.js"

export default {
  endpoints: [{ name: "submissions", config: endpoint }],
  hooks: [{ name: "submissions-retention", config: retentionHook }],
  operations: [],
}
