import { build } from "./build.server.ts"
import { lastPublished } from "./last-published.server.ts"
import { type PagePayload, payloadAddress } from "./page-payload.ts"

/**
 * The data of one route as it was last published at an address; undefined when it never was, or by another build.
 * @param is whether it is what that route's loader returns
 */
export const lastPublishedData = <Data>(address: string, routeId: string, is: (data: unknown) => data is Data) =>
  lastPublished(payloadAddress({ pathname: address, search: "" }), (text): Data | undefined => {
    const payload: PagePayload = JSON.parse(text)
    const data = payload.build === build.id ? payload.data[routeId] : undefined
    return is(data) ? data : undefined
  })
