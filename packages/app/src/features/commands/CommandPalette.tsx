import { Dialog, DialogBody, DialogSurface } from '@fluentui/react-components'
import { focusKeepingBackdrop, useFocusReturn } from '@tandem/components'
import { Command } from 'cmdk'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { useSettled } from '../../shared/form/useSettled.ts'
import { colorSchemeAtom } from '../../shared/storage/colorScheme.ts'
import { hasAllWords } from '../../shared/text/hasAllWords.ts'
import { navigationAtom } from '../../shared/router/navigation.ts'
import { KeyCaps } from '../../shared/shortcuts/KeyCaps.tsx'
import { shortcutLayersAtom } from '../../shared/shortcuts/shortcutAtoms.ts'
import { shortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { type Found, foundAtomOf } from './api.ts'
import { useCommandStyles } from './commands.styles.ts'
import { commandMessages as texts } from './messages.ts'

/** A page of the app. */
export interface PalettePage {
  readonly label: string
  readonly href: string
}

interface PaletteProps {
  readonly pages: readonly PalettePage[]
  readonly onClose: () => void
}

interface CommandPaletteProps extends PaletteProps {
  readonly isOpen: boolean
}

const actionLinks = [
  ['createSequence', '/sequences/create'],
  ['createClient', '/clients/create'],
  ['createCall', '/calls/create'],
  ['createProfile', '/profiles/create'],
  ['answerInterested', '/messages?queue=interested'],
  ['answerObjections', '/messages?queue=objections'],
  ['sendFollowUps', '/messages?queue=followUps'],
  ['updateCalls', '/messages?queue=calls'],
  ['resend', '/messages?queue=failed'],
] as const

/**
 * Opens every screen, conversation, recipient, client, sequence and profile, and runs the main actions (SHELL-73).
 * Stays mounted while it is closed, so that the focus can be restored.
 */
export function CommandPalette({ isOpen, ...palette }: CommandPaletteProps) {
  const styles = useCommandStyles()
  useFocusReturn(isOpen)
  return (
    <Dialog open={isOpen} onOpenChange={(_, { open }) => !open && palette.onClose()}>
      <DialogSurface backdrop={focusKeepingBackdrop} aria-label={texts.open} className={styles.palette}>
        <DialogBody className={styles.paletteBody}>
          <Palette {...palette} />
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/** Mounted on each opening, so that the search starts empty. */
function Palette({ pages, onClose }: PaletteProps) {
  const styles = useCommandStyles()
  const [typed, setTyped] = useState('')
  const { navigate } = useAtomValue(navigationAtom)
  const setColorScheme = useSetAtom(colorSchemeAtom)
  const layers = useAtomValue(shortcutLayersAtom)
  const search = typed.trim()
  const searched = useSettled(search)
  const { groups, isLoading, hasFailed } = useAtomValue(useMemo(() => foundAtomOf(searched), [searched]))
  const run = (action: () => void) => {
    onClose()
    action()
  }
  const open = (href: string) => run(() => navigate(href))
  const onPage = layers
    .flatMap((layer) => layer.ids.map((id) => ({ id, layer })))
    .filter(({ id }) => id !== 'palette' && hasAllWords(shortcuts[id].name, search))
  const actions = [
    ...actionLinks.map(([id, href]) => ({ id, run: () => open(href) })),
    ...(['light', 'dark', 'system'] as const).map((id) => ({ id, run: () => run(() => setColorScheme(id)) })),
  ].filter(({ id }) => hasAllWords(texts.actions[id], search))
  const found = (['conversations', 'recipients', 'clients', 'sequences', 'profiles'] as const).filter(
    (name) => search !== '' && groups[name].length > 0,
  )
  const shownPages = pages.filter(({ label }) => hasAllWords(label, search))
  return (
    <Command label={texts.open} shouldFilter={false} loop vimBindings={false} className={styles.command}>
      <Command.Input value={typed} onValueChange={setTyped} placeholder={texts.search} className={styles.input} />
      <Command.List label={texts.results} className={styles.list}>
        {!isLoading && <Command.Empty className={styles.note}>{texts.nothing}</Command.Empty>}
        <Group heading={texts.groups.pages} isShown={shownPages.length > 0}>
          {shownPages.map(({ label, href }) => (
            <Item key={href} id={href} onSelect={() => open(href)}>
              {label}
            </Item>
          ))}
        </Group>
        {found.map((name) => (
          <Group key={name} heading={texts.groups[name]} isShown>
            {groups[name].map((each: Found) => (
              <Item key={each.id} id={each.id} detail={each.detail} onSelect={() => open(each.href)}>
                {each.label}
              </Item>
            ))}
          </Group>
        ))}
        <Group heading={texts.groups.shortcuts} isShown={onPage.length > 0}>
          {onPage.map(({ id, layer }) => (
            <Item
              key={id}
              id={id}
              detail={<KeyCaps keys={shortcuts[id].keys} />}
              onSelect={() => run(() => layer.run(id))}
            >
              {shortcuts[id].name}
            </Item>
          ))}
        </Group>
        <Group heading={texts.groups.actions} isShown={actions.length > 0}>
          {actions.map((action) => (
            <Item key={action.id} id={action.id} onSelect={action.run}>
              {texts.actions[action.id]}
            </Item>
          ))}
        </Group>
      </Command.List>
      <div role="status" className={styles.note}>
        {isLoading ? texts.searching : hasFailed ? texts.failed : undefined}
      </div>
    </Command>
  )
}

interface GroupProps {
  readonly heading: string
  readonly isShown: boolean
  readonly children: ReactNode
}

function Group({ heading, isShown, children }: GroupProps) {
  const styles = useCommandStyles()
  return isShown ? (
    <Command.Group heading={heading} className={styles.group}>
      {children}
    </Command.Group>
  ) : undefined
}

interface ItemProps {
  readonly id: string
  readonly detail?: ReactNode
  readonly onSelect: () => void
  readonly children: ReactNode
}

function Item({ id, detail, onSelect, children }: ItemProps) {
  const styles = useCommandStyles()
  return (
    <Command.Item value={id} onSelect={onSelect} className={styles.item}>
      <span className={styles.itemLabel}>{children}</span>
      {detail !== undefined && <span className={styles.itemDetail}>{detail}</span>}
    </Command.Item>
  )
}
