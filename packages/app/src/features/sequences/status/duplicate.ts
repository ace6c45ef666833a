import {
  pageSize,
  type Sequence,
  sequenceCopy,
  sequenceGet,
  sequenceList,
  type SequenceSummary,
} from '@tandem/contract'
import { once } from '../../../shared/once.ts'
import { type Client } from '../../../shared/request.ts'

/** Backends may cut a long name before they add to it. */
const searchedLength = 150

/** Sequences that were there before an attempt to copy one, by its id, until the attempt is answered. */
const knownBefore = new Map<number, ReadonlySet<number>>()

/** Ids of the sequences that a copy of this one could be. */
async function copiesOf(request: Client, { id, name }: Pick<SequenceSummary, 'id' | 'name'>) {
  const search = name.slice(0, searchedLength)
  const query = { view: 'admin_list' as const, limit: pageSize.loadAll, search }
  const { _embedded: embedded } = await request(sequenceList, { query })
  const isNew = (each: SequenceSummary) =>
    each.id !== id && each.status === 'paused' && each.recipientsCount === 0 && each.profilesCount === 0
  return embedded.sequences.filter(isNew).map((each) => each.id)
}

/** The call that duplicates a sequence. After a lost answer it looks for a copy that was not there before. */
export async function duplicateSequence(
  request: Client,
  sequence: Pick<SequenceSummary, 'id' | 'name'>,
): Promise<Sequence> {
  const { id } = sequence
  const input = { params: { id }, body: { status: 'paused' } } as const
  const before = knownBefore.get(id) ?? new Set(await copiesOf(request, sequence))
  knownBefore.set(id, before)
  const copy = await once(sequenceCopy, input, {
    send: () => request(sequenceCopy, input),
    find: async () => {
      const made = (await copiesOf(request, sequence)).filter((each) => !before.has(each))
      return made.length === 0 ? undefined : request(sequenceGet, { params: { id: Math.max(...made) } })
    },
  })
  knownBefore.delete(id)
  return copy
}
