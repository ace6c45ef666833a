import { LabelledSwitch } from '@tandem/components'
import { useAtom } from 'jotai'
import { sharedMessages } from '../text/messages.ts'
import { shortcutSwitchAtom } from './shortcutAtoms.ts'

export function ShortcutSwitch() {
  const [areOn = true, setAreOn] = useAtom(shortcutSwitchAtom)
  return (
    <LabelledSwitch label={sharedMessages.shortcutSwitch} isOn={areOn} onChange={(_, { isOn }) => setAreOn(isOn)} />
  )
}
