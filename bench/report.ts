/** A line of the report: what was measured, and the figure. */
export const row = (name: string, value: string): void => console.log(`${name.padEnd(66)} ${value}`)

export const whole = (value: number): string => Math.round(value).toLocaleString("en")

export const milliseconds = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value))

/** Says a requirement and whether the figure meets it. */
export const verdict = (name: string, figure: number, isMet: boolean, required: string): void =>
  row(`  ${name}`, `${figure < 10 ? figure.toFixed(2) : whole(figure)}  ${isMet ? "✓" : "✗"} ${required}`)
