import { Dialog, DialogBody, DialogSurface } from '@fluentui/react-components'
import { type FluentIcon } from '@fluentui/react-icons'
import { Building20Regular } from '@fluentui/react-icons/svg/building'
import { Chat20Regular } from '@fluentui/react-icons/svg/chat'
import { ContactCard20Regular } from '@fluentui/react-icons/svg/contact-card'
import { Document20Regular } from '@fluentui/react-icons/svg/document'
import { Flash20Regular } from '@fluentui/react-icons/svg/flash'
import { Flow20Regular } from '@fluentui/react-icons/svg/flow'
import { Keyboard20Regular } from '@fluentui/react-icons/svg/keyboard'
import { Person20Regular } from '@fluentui/react-icons/svg/person'
import { focusKeepingBackdrop, useFocusReturn } from '@tandem/components'
import { Command } from 'cmdk'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { useSettled } from '../../shared/form/useSettled.ts'
import { navigationAtom } from '../../shared/router/navigation.ts'
import { pathnameAtom } from '../../shared/router/search.ts'
import { KeyCaps } from '../../shared/shortcuts/KeyCaps.tsx'
import { shortcutLayersAtom } from '../../shared/shortcuts/shortcutAtoms.ts'
import { shortcuts } from '../../shared/shortcuts/shortcuts.ts'
import { colorSchemeAtom } from '../../shared/storage/appearance.ts'
import { createSearchIndex } from '../../shared/text/searchIndex.ts'
import { foundAtomOf } from './api.ts'
import { useCommandStyles } from './commands.styles.ts'
import { commandMessages as texts } from './messages.ts'
import { matchedDetail, matchedParts, type PaletteEntry, rankedGroups } from './paletteGroups.ts'
import { recentRecordsAtom } from './recentRecords.ts'

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
  ['importRecipients', '/recipients#import'],
  ['launchSequence', '/sequences?select_status=paused'],
  ['answerInterested', '/messages?queue=interested'],
  ['answerObjections', '/messages?queue=objections'],
  ['sendFollowUps', '/messages?queue=followUps'],
  ['updateCalls', '/messages?queue=calls'],
  ['resend', '/messages?queue=failed'],
] as const

const icons = {
  recent: Document20Regular,
  shortcuts: Keyboard20Regular,
  actions: Flash20Regular,
  pages: Document20Regular,
  conversations: Chat20Regular,
  recipients: Person20Regular,
  clients: Building20Regular,
  sequences: Flow20Regular,
  profiles: ContactCard20Regular,
} as const satisfies Readonly<Record<string, FluentIcon>>

type GroupName = keyof typeof icons

interface Entry extends PaletteEntry {
  readonly icon: FluentIcon
  /** The keys of a shortcut. */
  readonly keys?: string
  readonly run: () => void
}

const verbs: ReadonlySet<string> = new Set(texts.verbs.split(' '))

/** Opens pages and records, and runs actions (SHELL-73). Stays mounted while closed, to restore the focus. */
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

/** This component mounts each time the palette opens, so the search is empty at first. */
function Palette(props: PaletteProps) {
  const styles = useCommandStyles()
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const { groups, isLoading, hasFailed } = useGroups(props, search)
  return (
    <Command label={texts.open} shouldFilter={false} loop vimBindings={false} className={styles.command}>
      <Command.Input value={typed} onValueChange={setTyped} placeholder={texts.search} className={styles.input} />
      <Command.List label={texts.results} className={styles.list}>
        {!isLoading && <Command.Empty className={styles.note}>{texts.nothing}</Command.Empty>}
        {groups.map(({ name, entries }) => (
          <Command.Group key={name} heading={texts.groups[name]} className={styles.group}>
            {entries.map((entry) => (
              <Item key={entry.id} entry={entry} search={search} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <div className={styles.foot}>
        <div role="status">{isLoading ? texts.searching : hasFailed ? texts.failed : undefined}</div>
        <div className={styles.hints} aria-hidden>
          <KeyCaps keys="↑+↓" /> {texts.keys.move}
          <KeyCaps keys="Enter" /> {texts.keys.open}
          <KeyCaps keys="Esc" /> {texts.keys.close}
        </div>
      </div>
    </Command>
  )
}

function useGroups({ pages, onClose }: PaletteProps, search: string) {
  const { navigate } = useAtomValue(navigationAtom)
  const pathname = useAtomValue(pathnameAtom)
  const setColorScheme = useSetAtom(colorSchemeAtom)
  const layers = useAtomValue(shortcutLayersAtom)
  const recent = useAtomValue(recentRecordsAtom) ?? []
  const searched = useSettled(search)
  const { groups: found, isLoading, hasFailed } = useAtomValue(useMemo(() => foundAtomOf(searched), [searched]))
  const run = (action: () => void) => () => {
    onClose()
    action()
  }
  const open = (href: string) => run(() => navigate(href))
  const known: readonly (Entry & { readonly group: GroupName })[] = [
    ...layers
      .flatMap((layer) => layer.ids.map((id) => ({ id, layer })))
      .filter(({ id }) => id !== 'palette')
      .map(({ id, layer }) => ({
        group: 'shortcuts' as const,
        id: `shortcut/${id}`,
        label: shortcuts[id].name,
        icon: icons.shortcuts,
        keys: shortcuts[id].keys,
        run: run(() => layer.run(id)),
      })),
    ...[
      ...actionLinks.map(([id, href]) => ({ id, run: open(href) })),
      ...(['light', 'dark', 'system'] as const).map((id) => ({ id, run: run(() => setColorScheme(id)) })),
    ].map(({ id, run }) => ({ group: 'actions' as const, id, label: texts.actions[id], icon: icons.actions, run })),
    ...pages.map(({ label, href }) => ({
      group: 'pages' as const,
      id: href,
      label,
      icon: icons.pages,
      run: open(href),
    })),
  ]
  const matching = search === '' ? known : createSearchIndex(known, { idField: 'id', weights: { label: 1 } })(search)
  const knownGroup = (name: GroupName) => ({ name, entries: matching.filter(({ group }) => group === name) })
  const foundGroup = (name: keyof typeof found) => ({
    name,
    entries:
      search === ''
        ? []
        : found[name].map((each) => Object.assign({}, each, { icon: icons[name], run: open(each.href) })),
  })
  const recentEntries = recent
    .filter(({ href }) => search === '' && !`${pathname}/`.startsWith(`${href}/`))
    .map(({ kind, href, label }) => ({
      id: `recent/${href}`,
      label,
      detail: texts.groups[kind],
      icon: icons[kind],
      run: open(href),
    }))
  const groups = rankedGroups<GroupName, Entry>(
    [
      { name: 'recent', entries: recentEntries },
      knownGroup('shortcuts'),
      knownGroup('actions'),
      foundGroup('conversations'),
      foundGroup('recipients'),
      foundGroup('clients'),
      foundGroup('sequences'),
      foundGroup('profiles'),
      knownGroup('pages'),
    ],
    search,
    verbs.has(search.toLowerCase().split(/\s/)[0] ?? '') ? 'actions' : undefined,
  )
  return { groups, isLoading, hasFailed }
}

function Item({ entry, search }: { readonly entry: Entry; readonly search: string }) {
  const styles = useCommandStyles()
  const { id, label, icon: Icon, keys, run } = entry
  const detail = matchedDetail(entry, search)
  return (
    <Command.Item value={id} onSelect={run} className={styles.item}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.itemLabel}>{marked(label, search)}</span>
      {keys === undefined ? (
        detail !== undefined && (
          <span className={styles.itemDetail}>{detail === entry.detail ? detail : marked(detail, search)}</span>
        )
      ) : (
        <span className={styles.itemDetail}>
          <KeyCaps keys={keys} />
        </span>
      )}
    </Command.Item>
  )
}

const marked = (text: string, search: string): ReactNode =>
  matchedParts(text, search).map(({ start, text: part, isMatch }) => (isMatch ? <b key={start}>{part}</b> : part))
