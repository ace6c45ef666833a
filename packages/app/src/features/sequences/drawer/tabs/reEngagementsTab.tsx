import { useEditHistory } from '@tandem/components'
import { type AiStep, type Sequence } from '@tandem/contract'
import { type EntityTab } from '../../../../shared/drawer/EntityDrawer.tsx'
import { FormBody } from '../../../../shared/forms/FormBody.tsx'
import { ReEngagementEditor } from '../../editor/ai/ReEngagementEditor.tsx'
import { CampaignNotice } from '../CampaignNotice.tsx'
import { sequenceTabMessages as texts } from './messages.ts'
import { SequenceErrorBar } from './SequenceErrorBar.tsx'
import { SequenceForm } from './SequenceForm.tsx'
import { TabFooter } from './TabFooter.tsx'
import { useSequencePart } from './useSequencePart.ts'

/** The steps of a re-engagement, which the AI writes. */
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
