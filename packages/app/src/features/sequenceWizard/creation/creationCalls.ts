import {
  pageSize,
  Schedule,
  type SequenceCreation,
  sequenceCreate,
  sequenceCreationRecipients,
  sequenceGet,
  sequenceList,
  sequenceRecipientPut,
  type SequenceSummary,
  type SequenceId,
} from '@tandem/contract'
import * as v from 'valibot'
import { addToSequence, moveRecipient } from '../../../entities/sequence/addToSequence.ts'
import { errorText } from '../../../shared/api/errorText.ts'
import { RequestError } from '../../../shared/api/RequestError.ts'
import { type ApiClient } from '../../../shared/api/request.ts'
import { patchSequence } from '../../../entities/sequence/confirmedChange.ts'
import { holderOf, linkProfile, moveProfile } from '../../../entities/sequence/profiles/api.ts'
import { type SequenceDraft } from '../draft.ts'
import { idsInRanges } from '../idRanges.ts'
import { type Creation, type CreationFailure } from './creation.ts'

/** The body that a complete draft becomes (SEQ-24). */
export function creationBody(draft: SequenceDraft): SequenceCreation {
  const { type = 'cloud', settings, responses, followUps, templates, aiTemplates, profiles = [], recipients } = draft
  const recipientIds = [...idsInRanges(recipients?.ids ?? '')]
  return {
    name: settings?.name.trim() ?? '',
    type,
    clientId: draft.client?.id ?? 0,
    startDate: settings?.startDate ?? '',
    scheduleTimezone: settings?.scheduleTimezone ?? '',
    schedule: v.parse(v.nullable(Schedule), settings?.schedule ?? null),
    ...(type === 'cloud' ? { templates } : { aiTemplates }),
    responses,
    followUps,
    // The calls that follow add each recipient; a body of more would be refused.
    ...(recipientIds.length <= sequenceCreationRecipients && { recipientIds }),
    profileIds: profiles.map(({ id }) => id),
    importId: draft.importId ?? null,
    calendlyId: draft.calendlyId,
    calendlyEvent: draft.calendlyEvent,
    sendConnectionRequests: draft.sendConnectionRequests,
    sendEmptyConnectionRequest: draft.sendEmptyConnectionRequest,
  }
}

const comparedFields = ['name', 'type', 'clientId', 'startDate', 'scheduleTimezone'] as const

/** Whether a sequence is the one of a body. Messages have ids of their own, so that a namesake is not taken for it. */
const isCreatedFrom = (sequence: SequenceSummary, body: SequenceCreation): boolean =>
  comparedFields.every((field) => sequence[field] === body[field]) &&
  sequence.templates[0]?.systemId === body.templates?.[0]?.systemId &&
  (body.aiTemplates === undefined || JSON.stringify(sequence.aiTemplates) === JSON.stringify(body.aiTemplates))

/** Finds the sequence that an unanswered call has created (SHELL-47). */
export async function findCreated(request: ApiClient, body: SequenceCreation): Promise<number | undefined> {
  const { _embedded: embedded } = await request(sequenceList, {
    query: { view: 'admin_list', limit: pageSize.loadAll, search: body.name },
  })
  const found = embedded.sequences.filter((sequence) => isCreatedFrom(sequence, body)).map(({ id }) => id)
  return found.length === 0 ? undefined : Math.max(...found)
}

/** Creates the sequence once, however often it is called with the same key. */
export async function createOnce(
  request: ApiClient,
  body: SequenceCreation,
  { key, isSent }: Pick<Creation, 'key' | 'isSent'>,
): Promise<number> {
  const found = isSent ? await findCreated(request, body) : undefined
  if (found !== undefined) return found
  try {
    return (await request(sequenceCreate, { body }, { idempotencyKey: key })).id
  } catch (error) {
    const isUncertain = error instanceof RequestError && error.isUncertain
    const created = isUncertain ? await findCreated(request, body).catch(() => undefined) : undefined
    if (created === undefined) throw error
    return created
  }
}

/** A profile or a recipient to add; `fromSequenceId`: the sequence that it leaves. */
export interface Addition extends Pick<CreationFailure, 'kind' | 'id'> {
  readonly fromSequenceId: SequenceId | null
}

/** Profiles first: without them the recipients wait. */
export const additionsOf = ({ profiles = [], recipients }: SequenceDraft): readonly Addition[] => [
  ...profiles.map(({ id, fromSequenceId }) => ({ kind: 'profile' as const, id, fromSequenceId })),
  ...idsInRanges(recipients?.ids ?? '').map((id) => ({ kind: 'recipient' as const, id, fromSequenceId: null })),
]

/** An addition that failed, in the words of the list of failures. */
export const failureOf = (
  { kind, id }: Addition,
  message: string,
  existingSequenceId: SequenceId | null,
  hasLeft = false,
): CreationFailure => ({ kind, id, message, existingSequenceId, hasLeft })

/** Puts a profile or a recipient back into the sequence that it has left. */
export async function putBack(request: ApiClient, { kind, id, existingSequenceId }: CreationFailure): Promise<void> {
  if (existingSequenceId === null) return
  if (kind === 'profile') await linkProfile(request, existingSequenceId, id)
  else await request(sequenceRecipientPut, { params: { sequenceId: existingSequenceId, id } })
}

/**
 * Adds a profile or a recipient to the sequence (SEQ-25). Resolves to the failure when it was refused.
 * @throws what says nothing about this one: nobody answered, or the server failed
 */
export async function add(
  request: ApiClient,
  sequenceId: SequenceId,
  addition: Addition,
  texts: { readonly heldElsewhere: string },
): Promise<CreationFailure | undefined> {
  const { kind, id, fromSequenceId } = addition
  try {
    if (kind === 'profile') {
      if (fromSequenceId === null) await linkProfile(request, sequenceId, id)
      else await moveProfile(request, id, fromSequenceId, sequenceId)
      return undefined
    }
    const outcome = await (fromSequenceId === null
      ? addToSequence(request, sequenceId, id)
      : moveRecipient(request, id, fromSequenceId, sequenceId))
    return outcome.status === 'conflict'
      ? failureOf(addition, texts.heldElsewhere, outcome.existingSequenceId)
      : undefined
  } catch (error) {
    const holder = holderOf(error)
    if (holder) return failureOf(addition, texts.heldElsewhere, holder.id)
    if (error instanceof RequestError && error.isFinal && error.status !== 401)
      return failureOf(addition, errorText(error), null)
    throw error
  }
}

/** Reads the profiles and recipients of a sequence; returns a test for one of them. */
export async function membersOf(request: ApiClient, sequenceId: SequenceId) {
  const { profileIds, recipientIds } = await request(sequenceGet, { params: { id: sequenceId } })
  const members = { profile: new Set(profileIds), recipient: new Set(recipientIds) }
  return ({ kind, id }: Pick<CreationFailure, 'kind' | 'id'>): boolean => members[kind].has(id)
}

/** Launches the sequence. */
export const launch = (request: ApiClient, id: SequenceId) => patchSequence(request, id, { status: 'active' })
