import { Switch } from '@fluentui/react-components'
import { useAtom } from 'jotai'
import { shortcutSwitchAtom } from './shortcutAtoms.ts'

/** Turns the keyboard shortcuts of this user on or off. */
export function ShortcutSwitch() {
  const [areOn = true, setAreOn] = useAtom(shortcutSwitchAtom)
  return <Switch label="Use keyboard shortcuts" checked={areOn} onChange={(_, { checked }) => setAreOn(checked)} />
}
