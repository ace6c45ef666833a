import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { IconButton, lazyOverlay } from '@tandem/components'
import { canSeeTeam, type User } from '@tandem/contract'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { shortcutOverlayAtom } from '../shared/shortcuts/shortcutAtoms.ts'
import { keyCaps, shortcuts } from '../shared/shortcuts/shortcuts.ts'
import { useShortcutKeys } from '../shared/shortcuts/useShortcutKeys.ts'
import { useShortcuts } from '../shared/shortcuts/useShortcuts.ts'
import { pageTitles, shellMessages } from './messages.ts'
import { navigation } from './navigation.ts'

const CommandPalette = lazyOverlay(async () => (await import('../features/commands/CommandPalette.tsx')).CommandPalette)
const ShortcutList = lazyOverlay(async () => (await import('../features/commands/ShortcutList.tsx')).ShortcutList)

/** Pages beside those of the navigation. */
const otherPages = [
  { label: pageTitles.dashboard, href: '/' },
  { label: pageTitles.callReminders, href: '/calls/reminders' },
  { label: pageTitles.settings, href: '/settings/manage/general' },
  { label: pageTitles.accountPlan, href: '/settings/manage/accountPlan' },
  { label: pageTitles.preferences, href: '/settings/manage/preferences' },
]

/** Listens to the keyboard shortcuts, and shows what they open above every page. */
export function Commands({ user: { role } }: { readonly user: User }) {
  const [overlay, setOverlay] = useAtom(shortcutOverlayAtom)
  const [wasOpened, setWasOpened] = useState<ReadonlySet<string>>(new Set<string>())
  if (overlay !== undefined && !wasOpened.has(overlay)) setWasOpened(new Set([...wasOpened, overlay]))
  const close = () => setOverlay(undefined)
  useEffect(() => {
    // Loaded before the K of its shortcut: letters that are typed while it loads are lost.
    const load = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') void CommandPalette.load().catch(() => undefined)
    }
    window.addEventListener('keydown', load)
    return () => window.removeEventListener('keydown', load)
  }, [])
  useShortcutKeys()
  useShortcuts({
    palette: () => setOverlay((open) => (open === 'palette' ? undefined : 'palette')),
    list: () => setOverlay('list'),
  })
  const pages = useMemo(
    () => [...navigation.filter(({ id }) => id !== 'team' || canSeeTeam(role)), ...otherPages],
    [role],
  )
  return (
    <>
      {wasOpened.has('palette') && <CommandPalette isOpen={overlay === 'palette'} pages={pages} onClose={close} />}
      {wasOpened.has('list') && <ShortcutList isOpen={overlay === 'list'} onClose={close} />}
    </>
  )
}

/** Opens the command palette by mouse. */
export function CommandButton() {
  const open = useSetAtom(shortcutOverlayAtom)
  const keys = keyCaps(shortcuts.palette.keys).join('+')
  return (
    <IconButton
      icon={<Search20Regular />}
      label={shellMessages.commands}
      title={`${shellMessages.commands} (${keys})`}
      onClick={() => open('palette')}
    />
  )
}
