import { History20Regular } from '@fluentui/react-icons/svg/history'
import { Map20Regular } from '@fluentui/react-icons/svg/map'
import { Options20Regular } from '@fluentui/react-icons/svg/options'
import { onlineManager } from '@tanstack/query-core'
import { DemoBar, lazyOverlay } from '@tandem/components'
import { dateFormats, formatMoment } from '@tandem/contract'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { errorText } from '../../../shared/api/errorText.ts'
import { nowAtom, viewerZone } from '../../../shared/time/clock.ts'
import { environmentAtom } from '../../../shared/api/environment.ts'
import { pathnameAtom } from '../../../shared/router/search.ts'
import { shortcuts } from '../../../shared/shortcuts/shortcuts.ts'
import { useShortcuts } from '../../../shared/shortcuts/useShortcuts.ts'
import { userAtom } from '../../../shared/session/session.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import {
  advanceDemoAtom,
  demoStateAtom,
  followClockAtom,
  followOtherWindowsAtom,
  isBarHiddenAtom,
  isDemoBusyAtom,
  isReportOpenAtom,
  restartDemoAtom,
} from '../atoms.ts'
import { networkOf } from '../control.ts'
import { consolePath, openConsoleWindow } from '../consoleWindow.ts'
import { demoMessages } from '../messages.ts'
import { useTour } from '../tour/useTour.ts'

const ReportPanel = lazyOverlay(async () => (await import('../report/ReportPanel.tsx')).ReportPanel)
const DemoConsole = lazyOverlay(async () => (await import('../console/DemoConsole.tsx')).DemoConsole)

/** The bar over the demo. */
export function DemoControls() {
  const { demo, basename } = useAtomValue(environmentAtom)
  const isConsoleWindow = useAtomValue(pathnameAtom) === consolePath
  const [isBarHidden, setIsBarHidden] = useAtom(isBarHiddenAtom)
  const state = useAtomValue(demoStateAtom)
  const now = useAtomValue(nowAtom)
  const isBusy = useAtomValue(isDemoBusyAtom)
  const user = useAtomValue(userAtom)
  const restart = useSetAtom(restartDemoAtom)
  const advance = useSetAtom(advanceDemoAtom)
  useAtomValue(followOtherWindowsAtom)
  const scenarios = useMemo(() => state?.scenarios.map(({ name, title }) => ({ id: name, name: title })) ?? [], [state])

  const followClock = useSetAtom(followClockAtom)
  const showToast = useSetAtom(showToastAtom)
  const consoleButton = useRef<HTMLButtonElement>(undefined)
  const [isConsoleOpen, setIsConsoleOpen] = useState(false)
  const [hasConsole, setHasConsole] = useState(false)

  useEffect(() => {
    if (!state) return
    followClock(state.clock)
    onlineManager.setOnline(networkOf(state.faults) !== 'offline')
  }, [state, followClock])
  const linkProblem = demo?.linkProblem
  const isLinkProblemTold = useRef(false)
  useEffect(() => {
    // The bar stays when the session changes, so the effect can run again with another `showToast`.
    if (isLinkProblemTold.current) return
    isLinkProblemTold.current = true
    const tell = async () => {
      const error = await linkProblem
      if (error !== undefined) showToast({ intent: 'error', title: demoMessages.linkFailed, text: errorText(error) })
    }
    void tell()
  }, [linkProblem, showToast])

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
  const startTour = useTour(demo?.startsTour === true, user != null && state !== undefined)
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
        onScenarioChange={(_, { scenarioId }) => void restart(scenarioId)}
        timeText={state && formatMoment(now, dateFormats.moment, viewerZone)}
        onAdvance={(_, { advanceMs }) => void advance(advanceMs)}
        onReset={() => void restart()}
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
        <DemoConsole isOpen={isConsoleOpen && !isBarHidden} onClose={closeConsole} onWindowOpen={openWindow} />
      )}
    </>
  )
}
