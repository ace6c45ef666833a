import {
  pageSize,
  Schedule,
  sequenceCreate,
  sequenceCreationRecipients,
  sequenceList,
  type SequenceCreation,
  type SequenceSummary,
} from '@tandem/contract'
import * as v from 'valibot'
import { RequestError } from '../../../shared/api/RequestError.ts'
import type { ApiClient } from '../../../shared/api/request.ts'
import type { SequenceDraft } from '../draft.ts'
import { idsInRanges } from '../idRanges.ts'
import type { Creation } from './creation.ts'
import { windowLocks } from '../../../shared/jobs/withWindowLock.ts'

/**
 * Tells the other windows that work has ended. Holds a lock, because windows see a lock earlier than a stored value.
 * @param name unique for this work
 */
export const markEnded = (name: string): void => void windowLocks()?.request(name, () => new Promise(() => {}))

/** True if the work has ended in an open window. */
export async function hasEnded(name: string): Promise<boolean> {
  const state = await windowLocks()?.query()
  return state?.held?.some((lock) => lock.name === name) === true
}

/** The body of the request that creates the sequence of a complete draft (SEQ-24). */
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
    // The server accepts at most `sequenceCreationRecipients` recipients. The body can omit the recipients, because a
    // job adds all recipients after the creation.
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

/** Also compares the AI steps and the id of the first message, because two sequences can have equal names. */
const isCreatedFrom = (sequence: SequenceSummary, body: SequenceCreation): boolean =>
  comparedFields.every((field) => sequence[field] === body[field]) &&
  sequence.templates[0]?.systemId === body.templates?.[0]?.systemId &&
  (body.aiTemplates === undefined || JSON.stringify(sequence.aiTemplates) === JSON.stringify(body.aiTemplates))

/** Finds the sequence that a request with a lost response has created (SHELL-47). */
export async function findCreated(request: ApiClient, body: SequenceCreation): Promise<number | undefined> {
  const { _embedded: embedded } = await request(sequenceList, {
    query: { view: 'admin_list', limit: pageSize.loadAll, search: body.name },
  })
  const found = embedded.sequences.filter((sequence) => isCreatedFrom(sequence, body)).map(({ id }) => id)
  return found.length === 0 ? undefined : Math.max(...found)
}

/** Creates the sequence once, also if a retry repeats the request with the same key. */
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
    // After a failed search, the error of the creation is thrown.
    const created = isUncertain ? await findCreated(request, body).catch(() => undefined) : undefined
    if (created === undefined) throw error
    return created
  }
}
