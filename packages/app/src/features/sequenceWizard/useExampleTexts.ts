import { type SequenceExample } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import * as v from 'valibot'
import { sequenceExampleQueryAtomOf } from '../../entities/sequence/editor/api.ts'
import { changeDraftAtom, DraftEntries, type ExamplePart, type SequenceDraft } from './draft.ts'

/**
 * A part of the example as the start of a draft. Messages get new ids, because the ids of the example are the same in
 * every sequence.
 */
export function startOf(part: ExamplePart, example: SequenceExample): Partial<SequenceDraft> {
  if (part === 'templates')
    return { templates: example.templates.map((template) => ({ ...template, systemId: crypto.randomUUID() })) }
  return { [part]: part === 'aiTemplates' ? example.aiTemplates : v.parse(DraftEntries, example)[part] }
}

const nothing: SequenceExample = { templates: [], aiTemplates: [], responses: [], followUps: [] }

/** Fills a part of the draft with the example texts of the client, if the part is still empty (SEQ-46). */
export function useExampleTexts(part: ExamplePart, draft: SequenceDraft) {
  const changeDraft = useSetAtom(changeDraftAtom)
  const isEmpty = draft[part] === undefined
  const clientId = isEmpty ? draft.client?.id : undefined
  const { data, error, refetch } = useAtomValue(useMemo(() => sequenceExampleQueryAtomOf(clientId), [clientId]))
  useEffect(() => {
    if (isEmpty && data) changeDraft((now) => (now[part] ? {} : startOf(part, data)))
  }, [isEmpty, data, part, changeDraft])
  return {
    error: isEmpty && !data ? error : null,
    retry: () => void refetch(),
    startEmpty: () => changeDraft(startOf(part, nothing)),
  }
}
