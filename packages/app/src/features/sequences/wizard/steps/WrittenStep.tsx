import { Button, Skeleton, SkeletonItem } from '@fluentui/react-components'
import { type SequenceWizardStep } from '@tandem/contract'
import { useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import { LoadFailed } from '../../../../shared/LoadFailed.tsx'
import { sharedMessages } from '../../../../shared/messages.ts'
import { FollowUpsEditor } from '../../editor/ai/FollowUpsEditor.tsx'
import { ReEngagementEditor } from '../../editor/ai/ReEngagementEditor.tsx'
import { ResponsesEditor } from '../../editor/ai/ResponsesEditor.tsx'
import { MessagesEditor } from '../../editor/templates/MessagesEditor.tsx'
import { changeDraftAtom, type ExamplePart, type SequenceDraft } from '../draft.ts'
import { idsInRanges } from '../idRanges.ts'
import { sequenceWizardMessages } from '../messages.ts'
import { useExampleTexts } from '../useExampleTexts.ts'

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
}

/** A step in which texts are written. It starts with the example of the client. */
export function WrittenStep({ step, draft }: WrittenStepProps) {
  const { error, retry, startEmpty } = useExampleTexts(partOf[step], draft)
  if (draft[partOf[step]] !== undefined) return <Editor step={step} draft={draft} />
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

function Editor({ step, draft }: WrittenStepProps) {
  const changeDraft = useSetAtom(changeDraftAtom)
  const { templates, aiTemplates, responses, followUps, sendConnectionRequests, sendEmptyConnectionRequest } = draft
  const { calendlyId, calendlyEvent, recipients } = draft
  const clientId = draft.client?.id ?? 0
  const part = partOf[step]
  const write = useCallback(
    (change: Partial<SequenceDraft>) =>
      changeDraft(({ edited }) => ({ ...change, edited: [...new Set([...edited, part])] })),
    [changeDraft, part],
  )
  const previewed = useMemo(() => ({ ids: idsInRanges(recipients?.ids ?? '') }), [recipients?.ids])
  const opening = useMemo(
    () => ({
      ...(draft.type === 'cloud' && templates && { templates }),
      ...(draft.type === 'reEngagement' && aiTemplates && { aiTemplates }),
    }),
    [draft.type, templates, aiTemplates],
  )
  if (step === 'messages') {
    return (
      <MessagesEditor
        value={{ templates: templates ?? [], sendConnectionRequests, sendEmptyConnectionRequest }}
        recipients={previewed}
        onChange={write}
      />
    )
  }
  if (step === 'reEngagement') {
    return (
      <ReEngagementEditor
        value={aiTemplates ?? []}
        clientId={clientId}
        onChange={(value) => write({ aiTemplates: value })}
      />
    )
  }
  if (step === 'responses') {
    return (
      <ResponsesEditor
        value={responses ?? []}
        clientId={clientId}
        opening={opening}
        calendar={{ value: { calendlyId, calendlyEvent }, onChange: (calendar) => changeDraft(calendar) }}
        onChange={(value) => write({ responses: value })}
      />
    )
  }
  return (
    <FollowUpsEditor
      value={followUps ?? []}
      clientId={clientId}
      opening={opening}
      responses={responses ?? []}
      onChange={(value) => write({ followUps: value })}
    />
  )
}
