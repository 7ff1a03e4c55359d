import { useCallback, useRef, useState } from "react"
import { loadSearcher } from "./load-searcher.ts"
import type { Searcher } from "./searcher.ts"

/**
 * What searches in the browser, once `load` was called and it has come: neither the index nor the library is asked for
 * before. Without it (old browser, lost network) the form still asks the server.
 */
export function useSearcher(): { searcher: Searcher | undefined; load: () => void } {
  const [searcher, setSearcher] = useState<Searcher>()
  const isAsked = useRef(false)
  const load = useCallback(() => {
    if (isAsked.current) return
    isAsked.current = true
    loadSearcher().then(setSearcher, (error: unknown) => {
      isAsked.current = false
      console.warn("The search index cannot be loaded, the server searches", error)
    })
  }, [])
  return { searcher, load }
}
