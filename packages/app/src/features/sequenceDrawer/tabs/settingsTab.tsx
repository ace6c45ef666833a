import { type Sequence } from '@tandem/contract'
import { useStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import { type EntityTab } from '../../../shared/drawer/EntityDrawer.tsx'
import { nowAtom } from '../../../shared/time/clock.ts'
import { FormBody } from '../../../shared/form/FormBody.tsx'
import {
  sequenceSettingsRequiredText,
  sequenceSettingsSchema,
} from '../../../entities/sequence/settings/sequenceSettings.ts'
import { SequenceSettingsFields } from '../../../entities/sequence/settings/SequenceSettingsFields.tsx'
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
  const store = useStore()
  const [schema] = useState(() => sequenceSettingsSchema(() => store.get(nowAtom), sequence.startDate))
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
