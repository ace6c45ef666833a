import { History20Regular } from '@fluentui/react-icons/svg/history'
import { Map20Regular } from '@fluentui/react-icons/svg/map'
import { Options20Regular } from '@fluentui/react-icons/svg/options'
import { onlineManager } from '@tanstack/query-core'
import { ConfirmDialog, DemoBar, lazyOverlay } from '@tandem/components'
import { dateFormats, formatMoment } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { type MouseEvent, useEffect, useEffectEvent, useMemo, useRef, useState, useCallback } from 'react'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { type DemoNotice, environmentAtom } from '../../../shared/api/environment.ts'
import { pathnameAtom } from '../../../shared/router/search.ts'
import { shortcuts } from '../../../shared/shortcuts/shortcuts.ts'
import { useShortcuts } from '../../../shared/shortcuts/useShortcuts.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import {
  advanceDemo,
  demoStateAtom,
  followClock,
  followOtherWindowsAtom,
  isBarHiddenAtom,
  isDemoBusyAtom,
  isReportOpenAtom,
  openLink,
  restartDemo,
} from '../atoms.ts'
import { networkOf } from '../control.ts'
import { consolePath, openConsoleWindow } from '../consoleWindow.ts'
import { demoMessages } from '../messages.ts'
import { type PresenterLink, readPresenterLink } from '../presenterLink.ts'
import { useThemeClassName } from '@fluentui/react-components'
import { errorText } from '../../../shared/api/errorText.ts'

/**
 * Returns a function that starts the guided tour. The opener gets the focus when the tour ends.
 * @param link each new object starts the tour once, as soon as `isReady` is true
 */
function useTour(link: object | undefined, isReady: boolean): (opener?: HTMLElement) => Promise<void> {
  const store = useStore()
  const themeClass = useThemeClassName()
  const showToast = useSetAtom(showToastAtom)
  const end = useRef(() => {})
  const start = useCallback(
    async (opener?: HTMLElement) => {
      try {
        const { runTour } = await import('../tour/runTour.ts')
        end.current = await runTour(store, themeClass, opener)
      } catch (error) {
        showToast({ intent: 'error', title: demoMessages.tourFailed, text: errorText(error) })
      }
    },
    [store, themeClass, showToast],
  )
  const started = useRef<object>(undefined)
  useEffect(() => {
    if (isReady && link && started.current !== link) {
      started.current = link
      void start()
    }
    // A new workspace has a new session, and so a new `store` and a new `start`. The tour then ends, because its
    // records no longer exist.
    return () => end.current()
  }, [isReady, link, start])
  return start
}

const ReportPanel = lazyOverlay(async () => (await import('../report/ReportPanel.tsx')).ReportPanel)
const DemoConsole = lazyOverlay(async () => (await import('../console/DemoConsole.tsx')).DemoConsole)

/** The demo bar, with the console, the report and the tour. */
export function DemoControls() {
  const { demo, basename } = useAtomValue(environmentAtom)
  const isConsoleWindow = useAtomValue(pathnameAtom) === consolePath
  const [isBarHidden, setIsBarHidden] = useAtom(isBarHiddenAtom)
  const state = useAtomValue(demoStateAtom)
  const now = useAtomValue(nowAtom)
  const isBusy = useAtomValue(isDemoBusyAtom)
  const user = useAtomValue(userAtom)
  useAtomValue(followOtherWindowsAtom)
  const scenarios = useMemo(() => state?.scenarios.map(({ name, title }) => ({ id: name, name: title })) ?? [], [state])

  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const consoleButton = useRef<HTMLButtonElement>(undefined)
  const [isConsoleOpen, setIsConsoleOpen] = useState(false)
  const [hasConsole, setHasConsole] = useState(false)

  useEffect(() => {
    if (!state) return
    followClock(store, state.clock)
    onlineManager.setOnline(networkOf(state.faults) !== 'offline')
  }, [state, store])
  const [waitingLink, setWaitingLink] = useState<PresenterLink>()
  const [tourLink, setTourLink] = useState<object>()
  // Each session has its own `showToast`. The bar stays mounted when the session changes, so the effect event reads the
  // `showToast` of the current session.
  const tell = useEffectEvent((notice: DemoNotice) => showToast({ ...notice, isKept: true }))
  useEffect(() => {
    let isMounted = true
    const follow = async (promise: Promise<DemoNotice | undefined>) => {
      const notice = await promise
      if (notice && isMounted) tell(notice)
    }
    const followLink = async () => {
      const { waitingQuery, startsTour } = (await demo?.link) ?? {}
      if (!isMounted) return
      if (waitingQuery !== undefined) setWaitingLink(readPresenterLink(waitingQuery))
      if (startsTour === true) setTourLink({})
    }
    void Promise.all([...(demo?.notices?.map(follow) ?? []), followLink()])
    return () => {
      isMounted = false
    }
  }, [demo])

  const leave = async () => {
    await demo?.leave()
    window.location.assign('/')
  }
  const closeConsole = () => {
    setIsConsoleOpen(false)
    consoleButton.current?.focus()
  }
  const toggleConsole = (event: MouseEvent<HTMLButtonElement>) => {
    consoleButton.current = event.currentTarget
    setHasConsole(true)
    setIsConsoleOpen((before) => !before)
  }
  const [isReportOpen, setIsReportOpen] = useAtom(isReportOpenAtom)
  const startTour = useTour(tourLink, user != null && state !== undefined)
  const toggleBar = () => setIsBarHidden((before) => !before)
  useShortcuts({ demoBar: isConsoleWindow ? undefined : toggleBar })
  if (isConsoleWindow) return null
  const openWindow = () => {
    setIsConsoleOpen(false)
    openConsoleWindow(basename)
  }
  return (
    <>
      <DemoBar
        scenarios={scenarios}
        scenarioId={state?.scenario ?? ''}
        onScenarioChange={(_, { scenarioId }) => void restartDemo(store, scenarioId)}
        timeText={state && formatMoment(now, dateFormats.moment, viewerZone)}
        onAdvance={(_, { advanceMs }) => void advanceDemo(store, advanceMs)}
        onReset={() => void restartDemo(store)}
        actions={[
          {
            id: 'tour',
            label: demoMessages.tour,
            icon: <Map20Regular />,
            onClick: ({ currentTarget }) => void startTour(currentTarget),
          },
          {
            id: 'report',
            label: demoMessages.report,
            icon: <History20Regular />,
            onClick: () => setIsReportOpen(true),
          },
          {
            id: 'console',
            label: demoMessages.console,
            icon: <Options20Regular />,
            isOpen: isConsoleOpen,
            onClick: toggleConsole,
          },
        ]}
        isHidden={isBarHidden}
        onHiddenChange={toggleBar}
        hideKeys={shortcuts.demoBar.keys}
        onLeave={() => void leave()}
        isBusy={isBusy || !state}
      />
      {user && <ReportPanel isOpen={isReportOpen} onClose={() => setIsReportOpen(false)} />}
      {hasConsole && user && (
        <DemoConsole
          isOpen={isConsoleOpen && !isBarHidden}
          onClose={closeConsole}
          onWindowOpen={openWindow}
          onTourStart={setTourLink}
        />
      )}
      <ConfirmDialog
        isOpen={waitingLink !== undefined && state !== undefined}
        title={demoMessages.replacing.title}
        confirmLabel={demoMessages.replacing.confirm}
        cancelLabel={demoMessages.replacing.cancel}
        intent="danger"
        isBusy={isBusy}
        onConfirm={async () => {
          if (waitingLink) await openLink(store, waitingLink)
          setWaitingLink(undefined)
          if (waitingLink?.hasTour === true) setTourLink(waitingLink)
        }}
        onCancel={() => setWaitingLink(undefined)}
      >
        <p>{demoMessages.replacing.text}</p>
      </ConfirmDialog>
    </>
  )
}
