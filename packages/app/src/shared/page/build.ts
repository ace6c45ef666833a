import * as v from 'valibot'

const buildSchema = v.object({ version: v.string(), commit: v.optional(v.string()), date: v.string() })

/** The longest time of a check, in ms. After a failed load of a page, the user waits for the check. */
const longestCheckMs = 5000

/** The id of a build (REL-1). Each build has a different `date`, an ISO instant. */
export type Build = v.InferOutput<typeof buildSchema>

/** Reads the id of a build. Undefined for other text, such as the page of a proxy. */
function readBuild(text: string): Build | undefined {
  try {
    return v.parse(buildSchema, JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The build of this page. Undefined in development. */
export const pageBuild = (): Build | undefined =>
  readBuild(document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '')

/** The build on the server. Undefined without a usable response. */
export async function servedBuild(): Promise<Build | undefined> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(longestCheckMs) })
    return response.ok ? readBuild(await response.text()) : undefined
  } catch {
    return undefined
  }
}
