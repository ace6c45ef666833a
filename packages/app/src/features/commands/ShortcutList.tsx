import { Button } from '@fluentui/react-components'
import { DialogFrame } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { environmentAtom } from '../../shared/api/environment.ts'
import { KeyCaps } from '../../shared/shortcuts/KeyCaps.tsx'
import { demoScope, shortcutIds, shortcuts, shortcutScopes } from '../../shared/shortcuts/shortcuts.ts'
import { ShortcutSwitch } from '../../shared/shortcuts/ShortcutSwitch.tsx'
import { commandMessages } from './messages.ts'
import { useCommandStyles } from './commands.styles.ts'

const texts = commandMessages.list

interface ShortcutListProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All keyboard shortcuts, and the switch that turns them off (SHELL-72). */
export function ShortcutList({ isOpen, onClose }: ShortcutListProps) {
  const styles = useCommandStyles()
  const { demo } = useAtomValue(environmentAtom)
  const scopes = demo ? [...shortcutScopes, demoScope] : shortcutScopes
  return (
    <DialogFrame
      isOpen={isOpen}
      title={texts.title}
      className={styles.sheet}
      contentClassName={styles.sheetContent}
      onClose={onClose}
      actions={
        <>
          <ShortcutSwitch />
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <div className={styles.scopes}>
        {scopes.map(({ scope, name }) => (
          <section key={scope} aria-label={name}>
            <h3 className={styles.scope}>{name}</h3>
            <dl className={styles.keys}>
              {shortcutIds
                .filter((id) => shortcuts[id].scope === scope)
                .map((id) => (
                  <div key={id} className={styles.key}>
                    <dt>{shortcuts[id].name}</dt>
                    <dd className={styles.caps}>
                      <KeyCaps keys={shortcuts[id].keys} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogFrame>
  )
}
