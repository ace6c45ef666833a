import { useEditHistory, NextStepChip } from '@tandem/components'
import { blankTemplate, blankTemplateText, type Sequence, SequencePatch } from '@tandem/contract'
import { type FormEvent, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useForm } from '../../../shared/form/useForm.ts'
import * as v from 'valibot'
import { type EntityTab } from '../../../shared/drawer/EntityDrawer.tsx'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { FormElementContext, useFormElement } from '../../../shared/form/formElement.ts'
import { editorMessages } from '../../../entities/sequence/editor/messages.ts'
import { FirstMessageDialog } from '../../../entities/sequence/editor/templates/FirstMessageDialog.tsx'
import { MessagesEditor } from '../../../entities/sequence/editor/templates/MessagesEditor.tsx'
import {
  type MessagesValue,
  refusedMessage,
  tooLongFirstMessage,
} from '../../../entities/sequence/editor/templates/messagesValue.ts'
import { sequenceTabMessages as texts } from './messages.ts'
import { SequenceErrorBar } from './SequenceErrorBar.tsx'
import { SequenceForm, useSequencePart } from './SequenceForm.tsx'
import { TabFooter } from './TabFooter.tsx'
import { useTabPath } from './useTabPath.ts'
import { useAtomValue } from 'jotai'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { queueQueryAtom } from '../../../entities/sequence/forecast/api.ts'
import { nextStepText } from '../../../entities/sequence/forecast/nextStepText.ts'
import { forecastPanelMessages } from '../../../entities/sequence/forecast/forecastPanelMessages.ts'

const useMessageStepsTexts = forecastPanelMessages.messageSteps

/**
 * Maps the `systemId` of each message to the time at which the message is sent next. If no recipient waits for a
 * message, the map has a text instead (SEQ-167). Undefined while the queue loads, or if the backend has no operation
 * for the queue.
 */
function useMessageSteps({ id, templates }: Sequence): ReadonlyMap<string, ReactNode> | undefined {
  const queueAtom = useMemo(
    () => queueQueryAtom(() => ({ params: { id }, body: { recipientIds: [], withMessages: true } })),
    [id],
  )
  const { messages } = useAtomValue(queueAtom).data ?? {}
  const now = useAtomValue(nowAtom)
  return useMemo(() => {
    if (!messages) return undefined
    const byPosition = new Map(messages.map((each) => [each.position, each]))
    const steps = new Map<string, ReactNode>()
    for (const [position, { systemId }] of templates.entries()) {
      const queued = byPosition.get(position)
      const shown = queued && nextStepText(queued, { sequenceId: id }, { now, zone: viewerZone })
      const step = shown?.time === undefined ? undefined : useMessageStepsTexts.next
      steps.set(systemId, shown ? <NextStepChip {...shown} step={step} /> : useMessageStepsTexts.nobody)
    }
    return steps
  }, [id, templates, messages, now])
}

const parts = ['templates', 'sendConnectionRequests', 'sendEmptyConnectionRequest'] as const

/** Refuses a connection request that is too long (SEQ-35), and an empty message (SEQ-137). */
const MessagesPatch = v.pipe(
  SequencePatch,
  v.forward(
    v.check(
      ({ templates = [], sendConnectionRequests = true, sendEmptyConnectionRequest = false }) =>
        !tooLongFirstMessage({ templates, sendConnectionRequests, sendEmptyConnectionRequest }),
      editorMessages.templates.tooLong,
    ),
    ['templates'],
  ),
  v.forward(
    v.check(
      ({ templates = [], sendConnectionRequests = true, sendEmptyConnectionRequest = false }) =>
        blankTemplate(templates, { sendConnectionRequests, sendEmptyConnectionRequest }) === undefined,
      blankTemplateText,
    ),
    ['templates'],
  ),
)

/** The messages of a cloud sequence (SEQ-49, SEQ-52). */
export const messagesTab: EntityTab<Sequence> = {
  id: 'messages',
  label: texts.messages,
  isShown: ({ type }) => type === 'cloud',
  renderForm: (sequence, content) => (
    <SequenceForm sequence={sequence} parts={parts} schema={MessagesPatch}>
      {content}
    </SequenceForm>
  ),
  renderContent: (sequence) => <Messages sequence={sequence} />,
  footer: <TabFooter />,
}

function Messages({ sequence }: { readonly sequence: Sequence }) {
  const { id: sequenceId } = sequence
  const form = useForm()
  const element = useFormElement()
  const { rest, show } = useTabPath(messagesTab.id)
  const [isTooLongShown, setIsTooLongShown] = useState(false)
  const { value: templates, error } = useSequencePart('templates')
  const { value: sendConnectionRequests } = useSequencePart('sendConnectionRequests')
  const { value: sendEmptyConnectionRequest } = useSequencePart('sendEmptyConnectionRequest')
  const recipients = useMemo(() => ({ sequenceId }), [sequenceId])
  const value = useMemo(
    () => ({ templates, sendConnectionRequests, sendEmptyConnectionRequest }),
    [templates, sendConnectionRequests, sendEmptyConnectionRequest],
  )
  const history = useEditHistory<MessagesValue>({
    value,
    onChange: (next, partId) => {
      form.batch(() => {
        // Changes only parts with a new value, because each `form.change` validates the whole form.
        for (const part of parts) if (form.getFieldState(part)?.value !== next[part]) form.change(part, next[part])
      })
      const shownId = templates.find(({ systemId }) => systemId === rest)?.systemId ?? templates[0]?.systemId
      // After undo or redo, shows the changed message.
      if (partId !== shownId && next.templates.some(({ systemId }) => systemId === partId)) show(partId)
    },
  })
  const nextSteps = useMessageSteps(sequence)
  const tooLong = tooLongFirstMessage(value)
  const isTooLong = tooLong !== undefined
  const refusedId = refusedMessage(value)?.systemId
  const { id, submit } = element
  const guarded = useMemo(
    () => ({
      id,
      submit: (event?: FormEvent) => {
        setIsTooLongShown(isTooLong)
        if (refusedId !== undefined) show(refusedId)
        submit(event)
      },
    }),
    [id, submit, show, isTooLong, refusedId],
  )
  const firstId = templates[0]?.systemId ?? ''
  const closeDialog = useCallback(() => {
    setIsTooLongShown(false)
    show(firstId)
  }, [show, firstId])
  return (
    <FormElementContext value={guarded}>
      <FormBody>
        <SequenceErrorBar />
        <MessagesEditor
          value={value}
          history={history}
          recipients={recipients}
          {...(nextSteps && { nextSteps })}
          messageId={rest}
          onMessageChange={show}
          // The editor itself shows that the first message is too long.
          errorText={isTooLong ? undefined : error}
        />
        <FirstMessageDialog tooLong={isTooLongShown ? tooLong : undefined} onClose={closeDialog} />
      </FormBody>
    </FormElementContext>
  )
}
