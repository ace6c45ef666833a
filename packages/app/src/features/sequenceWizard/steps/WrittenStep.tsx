import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components'
import type { SequenceWizardStep, SequenceExample } from '@tandem/contract'
import { useMemo } from 'react'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { useStored } from '../../../shared/storage/lastShown.ts'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { firstCategory } from '../../../entities/sequence/editor/ai/aiEntries.ts'
import { openingOf } from '../../../entities/sequence/editor/ai/exampleOpening.ts'
import { FollowUpsEditor } from '../../../entities/sequence/editor/ai/FollowUpsEditor.tsx'
import { ReEngagementEditor } from '../../../entities/sequence/editor/ai/ReEngagementEditor.tsx'
import { ResponsesEditor } from '../../../entities/sequence/editor/ai/ResponsesEditor.tsx'
import { MessagesEditor } from '../../../entities/sequence/editor/templates/MessagesEditor.tsx'
import { changeDraftAtom, type DraftChange, DraftEntries, type ExamplePart, type SequenceDraft } from '../draft.ts'
import { idsInRanges } from '../idRanges.ts'
import { sequenceWizardMessages } from '../messages.ts'
import type { DraftEdits } from '../useDraftHistory.ts'
import { useAtomValue, useSetAtom } from 'jotai'
import * as v from 'valibot'
import { sequenceExampleQueryAtomOf } from '../../../entities/sequence/editor/api.ts'

/** Converts a part of the example to draft values. Messages get new ids, because sequences can share an example. */
export function startOf(part: ExamplePart, example: SequenceExample): Partial<SequenceDraft> {
  if (part === 'templates')
    return { templates: example.templates.map((template) => ({ ...template, systemId: crypto.randomUUID() })) }
  return { [part]: part === 'aiTemplates' ? example.aiTemplates : v.parse(DraftEntries, example)[part] }
}

const nothing: SequenceExample = { templates: [], aiTemplates: [], responses: [], followUps: [] }

/** Fills an empty part with the client's example texts (SEQ-46). */
function useExampleTexts(part: ExamplePart, draft: SequenceDraft) {
  const changeDraft = useSetAtom(changeDraftAtom)
  const isEmpty = draft[part] === undefined
  const clientId = isEmpty ? draft.client?.id : undefined
  const { data, error, refetch } = useAtomValue(useMemo(() => sequenceExampleQueryAtomOf(clientId), [clientId]))
  const change = useMemo(
    (): DraftChange | undefined => (isEmpty && data ? (now) => (now[part] ? {} : startOf(part, data)) : undefined),
    [isEmpty, data, part],
  )
  useStored(changeDraftAtom, change)
  return {
    error: isEmpty && !data ? error : null,
    retry: () => void refetch(),
    startEmpty: () => changeDraft(startOf(part, nothing)),
  }
}

const texts = sequenceWizardMessages.example

const partOf = {
  messages: 'templates',
  reEngagement: 'aiTemplates',
  responses: 'responses',
  followUps: 'followUps',
} as const satisfies Partial<Record<SequenceWizardStep, ExamplePart>>

export type WrittenStepId = keyof typeof partOf

export const isWrittenStep = (step: SequenceWizardStep): step is WrittenStepId => Object.hasOwn(partOf, step)

interface WrittenStepProps {
  readonly step: WrittenStepId
  readonly draft: SequenceDraft
  readonly edits: DraftEdits
}

/** A step in which the user writes texts. At first, the step contains the client's example texts. */
export function WrittenStep({ step, draft, edits }: WrittenStepProps) {
  const { error, retry, startEmpty } = useExampleTexts(partOf[step], draft)
  if (draft[partOf[step]] !== undefined) return <Editor step={step} draft={draft} edits={edits} />
  if (error) {
    return (
      <LoadFailed
        isCompact
        isPrimary
        headingLevel={3}
        title={texts.failed}
        error={error}
        onRetry={retry}
        actions={<Button onClick={startEmpty}>{texts.empty}</Button>}
      />
    )
  }
  return (
    <Skeleton aria-label={sharedMessages.loading}>
      <SkeletonItem size={128} />
    </Skeleton>
  )
}

function Editor({ step, draft, edits }: WrittenStepProps) {
  const { templates, aiTemplates, responses, followUps, sendConnectionRequests, sendEmptyConnectionRequest } = draft
  const { calendlyId, calendlyEvent, recipients } = draft
  const clientId = draft.client?.id ?? 0
  const previewed = useMemo(() => ({ ids: idsInRanges(recipients?.ids ?? '') }), [recipients?.ids])
  const { type = 'cloud' } = draft
  const opening = useMemo(
    () => openingOf({ type, templates: templates ?? [], aiTemplates: aiTemplates ?? [] }),
    [type, templates, aiTemplates],
  )
  if (step === 'reEngagement') {
    return <ReEngagementEditor value={aiTemplates ?? []} clientId={clientId} history={edits.reEngagement} />
  }
  const shown = edits.placeIn(step)
  if (step === 'messages') {
    return (
      <MessagesEditor
        value={{ templates: templates ?? [], sendConnectionRequests, sendEmptyConnectionRequest }}
        history={edits.messages}
        hasHistoryButtons={false}
        recipients={previewed}
        messageId={shown.place}
        onMessageChange={shown.onChange}
      />
    )
  }
  if (step === 'responses') {
    return (
      <ResponsesEditor
        value={responses ?? []}
        clientId={clientId}
        opening={opening}
        calendar={{
          value: { calendlyId, calendlyEvent },
          onChange: (calendar) => edits.calendar.change(calendar, firstCategory),
        }}
        history={edits.responses}
        category={shown.place}
        onCategoryChange={shown.onChange}
      />
    )
  }
  return (
    <FollowUpsEditor
      value={followUps ?? []}
      clientId={clientId}
      opening={opening}
      responses={responses ?? []}
      history={edits.followUps}
      category={shown.place}
      onCategoryChange={shown.onChange}
    />
  )
}
