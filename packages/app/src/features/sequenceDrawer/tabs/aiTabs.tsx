import { useEditHistory } from '@tandem/components'
import { type AiStep, type FollowUp, type ResponseEntry, type Sequence } from '@tandem/contract'
import { useForm } from '../../../shared/form/useForm.ts'
import { Navigate } from 'react-router-dom'
import { type EntityTab } from '../../../shared/drawer/EntityDrawer.tsx'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import { categoryOf } from '../../../entities/sequence/editor/ai/aiEntries.ts'
import { openingOf } from '../../../entities/sequence/editor/ai/exampleOpening.ts'
import { FollowUpsEditor } from '../../../entities/sequence/editor/ai/FollowUpsEditor.tsx'
import { ReEngagementEditor } from '../../../entities/sequence/editor/ai/ReEngagementEditor.tsx'
import { ResponsesEditor } from '../../../entities/sequence/editor/ai/ResponsesEditor.tsx'
import { CalendarAttachment } from '../../../entities/sequence/editor/calendar/CalendarAttachment.tsx'
import { type CalendarValue } from '../../../entities/sequence/editor/calendar/CalendarPanel.tsx'
import { CampaignNotice } from '../notices.tsx'
import { sequenceTabMessages as texts } from './messages.ts'
import { SequenceErrorBar } from './SequenceErrorBar.tsx'
import { SequenceForm, useSequencePart } from './SequenceForm.tsx'
import { TabFooter } from './TabFooter.tsx'
import { useTabPath } from './useTabPath.ts'

/** The steps of a re-engagement. The AI writes a message for each step. */
export const reEngagementsTab: EntityTab<Sequence> = {
  id: 'reEngagements',
  label: texts.reEngagements,
  isShown: ({ type }) => type === 'reEngagement',
  renderForm: (sequence, content) => (
    <SequenceForm sequence={sequence} parts={['aiTemplates']}>
      {content}
    </SequenceForm>
  ),
  renderContent: (sequence) => <ReEngagement sequence={sequence} />,
  footer: <TabFooter />,
}

function ReEngagement({ sequence }: { readonly sequence: Sequence }) {
  const { value, change, error } = useSequencePart('aiTemplates')
  const history = useEditHistory<readonly AiStep[]>({ value, onChange: (next) => change([...next]) })
  return (
    <FormBody>
      <CampaignNotice status={sequence.status} />
      <SequenceErrorBar />
      <ReEngagementEditor
        value={value}
        history={history}
        errorText={error}
        clientId={sequence.clientId}
        owner={String(sequence.id)}
      />
    </FormBody>
  )
}

/** The AI replies and the calendar (SEQ-50, SEQ-51). */
export const responseManagerTab: EntityTab<Sequence> = {
  id: 'responseManager',
  label: texts.responseManager,
  renderForm: (sequence, content) => (
    <SequenceForm sequence={sequence} parts={['responses', 'calendlyId', 'calendlyEvent']}>
      {content}
    </SequenceForm>
  ),
  renderContent: (sequence) => <Responses sequence={sequence} />,
  footer: <TabFooter />,
}

function Responses({ sequence }: { readonly sequence: Sequence }) {
  const form = useForm()
  const { rest, hrefOf, show } = useTabPath(responseManagerTab.id)
  const category = categoryOf(rest)
  const responses = useSequencePart('responses')
  const history = useEditHistory<readonly ResponseEntry[]>({
    value: responses.value,
    onChange: (next, changed) => {
      responses.change([...next])
      if (changed !== category) show(changed)
    },
  })
  // A form field converts null to ''.
  const calendlyId = useSequencePart('calendlyId').value || null
  const calendlyEvent = useSequencePart('calendlyEvent').value || null
  const calendar = { calendlyId, calendlyEvent }
  const changeCalendar = (next: CalendarValue) =>
    form.batch(() => {
      form.change('calendlyId', next.calendlyId)
      form.change('calendlyEvent', next.calendlyEvent)
    })
  if (rest !== category) return <Navigate replace to={hrefOf(category)} />
  return (
    <FormBody>
      <CampaignNotice status={sequence.status} />
      <SequenceErrorBar />
      <CalendarAttachment owner={String(sequence.id)} value={calendar} onChange={changeCalendar} />
      <ResponsesEditor
        value={responses.value}
        history={history}
        errorText={responses.error}
        clientId={sequence.clientId}
        opening={openingOf(sequence)}
        calendar={{ value: calendar, onChange: changeCalendar }}
        owner={String(sequence.id)}
        category={category}
        onCategoryChange={show}
      />
    </FormBody>
  )
}

/** The follow-ups to leads who do not reply (SEQ-53). */
export const followUpsTab: EntityTab<Sequence> = {
  id: 'followUps',
  label: texts.followUps,
  renderForm: (sequence, content) => (
    <SequenceForm sequence={sequence} parts={['followUps']}>
      {content}
    </SequenceForm>
  ),
  renderContent: (sequence) => <FollowUps sequence={sequence} />,
  footer: <TabFooter label={texts.submit} />,
}

function FollowUps({ sequence }: { readonly sequence: Sequence }) {
  const { rest, show } = useTabPath(followUpsTab.id)
  const { value, change, error } = useSequencePart('followUps')
  const history = useEditHistory<readonly FollowUp[]>({
    value,
    onChange: (next, changed) => {
      change([...next])
      if (changed !== categoryOf(rest)) show(changed)
    },
  })
  return (
    <FormBody>
      <CampaignNotice status={sequence.status} />
      <SequenceErrorBar />
      <FollowUpsEditor
        value={value}
        history={history}
        errorText={error}
        clientId={sequence.clientId}
        owner={String(sequence.id)}
        opening={openingOf(sequence)}
        responses={sequence.responses}
        category={rest}
        onCategoryChange={show}
      />
    </FormBody>
  )
}
