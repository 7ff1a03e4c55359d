import { Button } from "./button.tsx"

/** Opens the browser's own print window. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button icon="printer" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
