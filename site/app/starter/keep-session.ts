import { keepSession } from "#app/features/session/keep-session.ts"

// A file of its own: only the browsers of people who signed in ask for it.
keepSession()
