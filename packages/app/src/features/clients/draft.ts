import * as v from 'valibot'
import { userStoredAtom } from '../../shared/storage/userStoredAtom.ts'

const texts = v.array(v.string())

/** The draft of a client, valid or not: the form checks it. */
const Draft = v.partial(
  v.object({
    name: v.string(),
    url: v.string(),
    info: v.string(),
    deckUrl: v.string(),
    portfolioUrl: v.string(),
    targetLocation: v.string(),
    targetIndustries: texts,
    targetSizes: texts,
  }),
)
type Draft = v.InferOutput<typeof Draft>

/** The draft of the creation wizard. Undefined without a draft. */
export const clientDraftAtom = userStoredAtom({ key: 'clientWizard', version: 2, schema: Draft })

/** The values of a form as a draft. Undefined while the form is empty. */
export function clientDraftOf(values: Readonly<Record<string, unknown>>): Draft | undefined {
  const read = v.safeParse(Draft, values)
  return read.success && Object.values(read.output).some((value) => value !== undefined && value.length > 0)
    ? read.output
    : undefined
}
