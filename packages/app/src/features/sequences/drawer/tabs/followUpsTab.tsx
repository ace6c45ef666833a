import { useEditHistory } from '@tandem/components'
import { type FollowUp, type Sequence } from '@tandem/contract'
import { type EntityTab } from '../../../../shared/drawer/EntityDrawer.tsx'
import { FormBody } from '../../../../shared/forms/FormBody.tsx'
import { categoryOf } from '../../editor/ai/aiEntries.ts'
import { FollowUpsEditor } from '../../editor/ai/FollowUpsEditor.tsx'
import { CampaignNotice } from '../CampaignNotice.tsx'
import { sequenceTabMessages as texts } from './messages.ts'
import { openingOf } from '../../editor/ai/exampleOpening.ts'
import { SequenceErrorBar } from './SequenceErrorBar.tsx'
import { SequenceForm } from './SequenceForm.tsx'
import { TabFooter } from './TabFooter.tsx'
import { useSequencePart } from './useSequencePart.ts'
import { useTabPath } from './useTabPath.ts'

/** The follow-ups to leads that do not answer (SEQ-53). */
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
