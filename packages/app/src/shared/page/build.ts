import * as v from 'valibot'

const buildSchema = v.object({ version: v.string(), commit: v.optional(v.string()), date: v.string() })

/** In ms. The limit is short, because the user waits for the check when a page cannot load its code. */
const longestCheckMs = 5000

/** REL-1. `date` is an ISO instant, and differs between builds. */
export type Build = v.InferOutput<typeof buildSchema>

/** Undefined if the text does not describe a build. For example, a proxy can respond with an HTML page. */
function readBuild(text: string): Build | undefined {
  try {
    return v.parse(buildSchema, JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Undefined in development. */
export const pageBuild = (): Build | undefined =>
  readBuild(document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '')

/** The build on the server. Undefined if the request fails, or if the response does not describe a build. */
export async function servedBuild(): Promise<Build | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(longestCheckMs) })
    return response.ok ? readBuild(await response.text()) : undefined
  } catch {
    return undefined
  }
}
