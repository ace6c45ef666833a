import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Switch,
} from '@fluentui/react-components'
import { Keyboard16Regular } from '@fluentui/react-icons/svg/keyboard'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { storedAtom } from '../../../shared/storedAtom.ts'
import { inboxColumnId, stepAtom } from '../list/inboxList.ts'
import { inboxMessages } from '../messages.ts'
import { threadActionsAtom } from '../threadActions.ts'
import { useInboxKeysStyles } from './InboxKeys.styles.ts'

const texts = inboxMessages.keys
type InboxKey = keyof typeof texts.names
const isInboxKey = (key: string): key is InboxKey => Object.hasOwn(texts.names, key)

/** Whether the keys act at all: a person whose speech input types letters switches them off. */
const areKeysOnAtom = storedAtom<boolean>({ key: 'inbox_keys', version: 1, schema: v.boolean(), initial: true })

/** A key that types nothing, and is not meant for what is open above the inbox. */
const isPlainKey = ({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || defaultPrevented) &&
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"]') === null &&
  document.querySelector('[role="dialog"], [role="alertdialog"]') === null

/** The keys of the inbox (INBOX-51), and the list of them. */
export function InboxKeys() {
  const styles = useInboxKeysStyles()
  const [areKeysOn, setAreKeysOn] = useAtom(areKeysOnAtom)
  const [isOpen, setIsOpen] = useState(false)
  const thread = useAtomValue(threadActionsAtom)
  const step = useSetAtom(stepAtom)
  const actions: Readonly<Record<InboxKey, () => void>> = {
    j: () => step(1),
    k: () => step(-1),
    r: () => thread?.reply(),
    a: () => thread?.ask(),
    s: () => thread?.schedule(),
    e: () => {
      thread?.readAll()
      step(1)
    },
    '/': () => document.querySelector<HTMLElement>(`#${inboxColumnId} input`)?.focus(),
    '?': () => setIsOpen(true),
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.length === 1 && event.key !== '?' && event.shiftKey ? '' : event.key
    if (!areKeysOn || !isInboxKey(key) || !isPlainKey(event)) return
    event.preventDefault()
    actions[key]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div className={styles.root}>
      <Button size="small" appearance="transparent" icon={<Keyboard16Regular />} onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={(_, data) => setIsOpen(data.open)}>
        <DialogSurface className={styles.sheet}>
          <DialogBody>
            <DialogTitle>{texts.title}</DialogTitle>
            <DialogContent>
              <dl className={styles.keys}>
                {Object.entries(texts.names).map(([key, name]) => (
                  <div key={key} className={styles.key}>
                    <dt>
                      <kbd className={styles.cap}>{key.toUpperCase()}</kbd>
                    </dt>
                    <dd className={styles.name}>{name}</dd>
                  </div>
                ))}
              </dl>
              <Switch label={texts.enabled} checked={areKeysOn} onChange={(_, { checked }) => setAreKeysOn(checked)} />
            </DialogContent>
            <DialogActions>
              <Button onClick={() => setIsOpen(false)}>{texts.close}</Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      </Dialog>
    </div>
  )
}
