import { type Sequence } from '@tandem/contract'
import { type EntityTab } from '../../../../shared/drawer/EntityDrawer.tsx'
import { FormBody } from '../../../../shared/forms/FormBody.tsx'
import { FollowUpsEditor } from '../../editor/ai/FollowUpsEditor.tsx'
import { sequenceTabMessages as texts } from './messages.ts'
import { openingOf } from './openingOf.ts'
import { SequenceErrorBar } from './SequenceErrorBar.tsx'
import { SequenceForm } from './SequenceForm.tsx'
import { useTabStyles } from './Tab.styles.ts'
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
  const styles = useTabStyles()
  const { rest, show } = useTabPath(followUpsTab.id)
  const { value, change, error } = useSequencePart('followUps')
  return (
    <FormBody className={styles.form}>
      <SequenceErrorBar />
      <FollowUpsEditor
        value={value}
        onChange={change}
        errorText={error}
        clientId={sequence.clientId}
        opening={openingOf(sequence)}
        responses={sequence.responses}
        category={rest}
        onCategoryChange={show}
      />
    </FormBody>
  )
}
