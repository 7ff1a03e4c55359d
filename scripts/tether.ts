// Preloaded in every process we start (`--import`): when the process that started it dies, however it dies,
// the channel between them closes and this one stops too. No orphan, even after `kill -9`.
const GRACE = 5_000

// The processes that this one forks have a channel of their own use: they must not inherit the preload.
process.execArgv = process.execArgv.filter(
  (argument, index, all) => argument !== "--import" && all[index - 1] !== "--import",
)

if (process.channel) {
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), GRACE).unref()
    process.kill(process.pid, "SIGTERM")
  })
  process.channel.unref()
}
