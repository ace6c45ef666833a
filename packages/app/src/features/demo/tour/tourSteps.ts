import { dayAt } from '@tandem/contract'
import { writeCalendar } from '../../../entities/call/calendarAddress.ts'
import { callLinks } from '../../../entities/call/links.ts'
import { clientReportAddress } from '../../../entities/client/links.ts'
import { navigationAtom } from '../../../shared/router/navigation.ts'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { viewerZone } from '../../../shared/time/clock.ts'
import { advanceDemo, changeWorkspace, controlAtom, isReportOpenAtom, reportQueryAtom } from '../atoms.ts'
import { daysOf, openTasksOf } from '../report/reportFigures.ts'
import { type tourMessages } from './messages.ts'

const weekMs = 7 * 86_400_000
const conversationPart = 'section[aria-label="Conversation"]'
const plannedReply = `${conversationPart} div:has(> div > [data-edit])`
const suggestion = `${conversationPart} section[aria-busy]`
const calendar = '[aria-label="Calendar of calls"]'

export interface TourStep {
  readonly id: keyof typeof tourMessages.steps
  readonly show: () => Promise<unknown> | void
  /** Selector of the explained element. Without an element, the text shows in the middle of the window. */
  readonly target: string
  /** The side of the element on which the text shows. Default: a side with enough space. */
  readonly side?: 'left' | 'bottom'
}

/** The steps of the tour. If the demo has no record for a step, the step shows the page of all such records. */
export async function tourSteps(store: AppStore): Promise<readonly TourStep[]> {
  const { get, set } = store
  const { clientId, sequenceId, conversationId, call } = await get(controlAtom).story()
  const go = (path: string) => get(navigationAtom).navigate(path)
  const openConversation = () =>
    go(conversationId === null ? '/messages?hasIncoming=true' : `/messages/conversation/${conversationId}`)
  const callLink = call && `a[href*="${callLinks.call(call.id)}?"]`
  const changed = new Set<string>()
  const once = async (id: TourStep['id'], change: () => Promise<unknown>) => {
    if (changed.has(id)) return
    changed.add(id)
    await change()
  }
  return [
    {
      id: 'campaign',
      show: () => go(sequenceId === null ? '/sequences' : `/sequences/manage/${sequenceId}/dashboard`),
      target: 'section[aria-label="Forecast"]',
    },
    {
      id: 'question',
      show: async () => {
        openConversation()
        if (conversationId === null) return
        await once('question', () =>
          changeWorkspace(store, (control) => control.answer(conversationId, 'info_request')),
        )
      },
      target: conversationPart,
      side: 'left',
    },
    {
      id: 'send',
      show: () => {
        openConversation()
        if (!document.querySelector(`${plannedReply}, ${suggestion}`))
          document.querySelector<HTMLElement>('[data-ai]')?.click()
      },
      target: `${plannedReply}, ${suggestion}`,
      side: 'left',
    },
    {
      id: 'calls',
      show: () =>
        go(`/calls${writeCalendar('', { span: 'week', day: call ? dayAt(call.date, viewerZone) : undefined })}`),
      // The target is the link of `call`, or a link of another call if the calendar does not show `call`.
      target: callLink
        ? `${calendar} ${callLink}, ${calendar}:not(:has(${callLink})) a[href*="/calls/manage/"]`
        : calendar,
    },
    { id: 'week', show: () => go('/'), target: 'section[aria-label="Demo"] [aria-label="Advance time"]' },
    {
      id: 'report',
      show: async () => {
        go('/')
        await once('report', () => advanceDemo(store, weekMs, 'report'))
        set(isReportOpenAtom, true)
      },
      target: '[data-report-totals]',
      side: 'left',
    },
    {
      id: 'person',
      show: async () => {
        const { waitingId } = await get(controlAtom).story()
        if (waitingId !== null) return go(`/messages/conversation/${waitingId}?queue=interested`)
        const { data } = get(reportQueryAtom)
        return go(`/messages?queue=${(data && openTasksOf(data)[0]) ?? 'interested'}`)
      },
      target: 'section[aria-label="Work queue"]',
      side: 'bottom',
    },
    {
      id: 'client',
      show: () => {
        const { data } = get(reportQueryAtom)
        go(clientId === null || !data ? '/clients' : clientReportAddress(clientId, daysOf(data)))
      },
      target: '[data-printed] header',
    },
  ]
}
