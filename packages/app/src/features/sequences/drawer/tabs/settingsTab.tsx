import { type Sequence } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { type EntityTab } from '../../../../shared/drawer/EntityDrawer.tsx'
import { FormBody } from '../../../../shared/forms/FormBody.tsx'
import { todayAtom } from '../../../../shared/today.ts'
import { sequenceSettingsRequiredText, sequenceSettingsSchema } from '../../settings/sequenceSettings.ts'
import { SequenceSettingsFields } from '../../settings/SequenceSettingsFields.tsx'
import { sequenceTabMessages as texts } from './messages.ts'
import { SequenceErrorBar } from './SequenceErrorBar.tsx'
import { SequenceForm } from './SequenceForm.tsx'
import { TabFooter } from './TabFooter.tsx'

const parts = ['name', 'startDate', 'scheduleTimezone', 'schedule'] as const

/** Name, start date and hours of a sequence (SEQ-54). */
export const settingsTab: EntityTab<Sequence> = {
  id: 'settings',
  label: texts.settings,
  renderForm: (sequence, content) => <SettingsForm sequence={sequence}>{content}</SettingsForm>,
  renderContent: (sequence) => <Settings sequence={sequence} />,
  footer: <TabFooter />,
}

function SettingsForm({ sequence, children }: { readonly sequence: Sequence; readonly children: ReactNode }) {
  const today = useAtomValue(todayAtom)
  const [schema] = useState(() => sequenceSettingsSchema(today, sequence.startDate))
  return (
    <SequenceForm sequence={sequence} parts={parts} schema={schema} requiredText={sequenceSettingsRequiredText}>
      {children}
    </SequenceForm>
  )
}

function Settings({ sequence }: { readonly sequence: Sequence }) {
  return (
    <FormBody>
      <SequenceErrorBar />
      <SequenceSettingsFields savedStartDate={sequence.startDate} />
    </FormBody>
  )
}
