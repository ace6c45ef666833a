import { Button, Field, Select } from '@fluentui/react-components'
import { SearchPicker } from '@tandem/components'
import { conversationList, MessageError, type ResponseOf } from '@tandem/contract'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { useMemo, useState } from 'react'
import { conversationAddress } from '../../../entities/conversation/conversationSummary.ts'
import { operationQueryAtom } from '../../../shared/api/operationAtoms.ts'
import { navigationAtom } from '../../../shared/router/navigation.ts'
import { pathnameAtom } from '../../../shared/router/search.ts'
import { fullNameOf } from '../../../shared/text/fullName.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { changeWorkspace, controlAtom, isDemoBusyAtom } from '../atoms.ts'
import { consolePath } from '../consoleWindow.ts'
import { ConsoleSection } from './ConsoleSection.tsx'
import { useDemoConsoleStyles } from './DemoConsole.styles.ts'
import { consoleMessages, type Mood, moods } from './messages.ts'

const texts = consoleMessages.lead

/** Maximum number of conversations in each request. */
const mostConversations = 100

const latestConversationsAtom = operationQueryAtom({ conversationList }, () => ({
  query: { limit: mostConversations },
}))
const storyQueryAtom = atomWithQuery((get) => ({ queryKey: ['demoStory'], queryFn: () => get(controlAtom).story() }))

/** Conversations of the tour's sequence. A presenter's link can rename the leads of this sequence (SIM-26, SIM-27). */
const storyConversationsAtom = operationQueryAtom({ conversationList }, (get) => {
  const id = get(storyQueryAtom).data?.sequenceId
  return id == null ? undefined : { query: { limit: mostConversations, sequenceId: [id] } }
})

const optionsOf = ({ _embedded: { conversations, recipients } }: ResponseOf<typeof conversationList>) =>
  conversations.map(({ id, recipientId }) => ({
    value: String(id),
    text: fullNameOf(recipients[recipientId]) || String(id),
  }))

/** Makes a lead reply, or makes the next message fail. */
export function ConversationSection() {
  const styles = useDemoConsoleStyles()
  const { data: latest, error, refetch } = useAtomValue(latestConversationsAtom)
  const { data: ofStory } = useAtomValue(storyConversationsAtom)
  const options = useMemo(() => {
    if (!latest) return undefined
    const all = [...(ofStory ? optionsOf(ofStory) : []), ...optionsOf(latest)]
    return [...new Map(all.map((option) => [option.value, option])).values()]
  }, [latest, ofStory])
  const pathname = useAtomValue(pathnameAtom)
  const [, shown] = /\/conversation\/(\d+)/.exec(pathname) ?? []
  const { navigate } = useAtomValue(navigationAtom)
  const store = useStore()
  const isBusy = useAtomValue(isDemoBusyAtom)
  const showToast = useSetAtom(showToastAtom)
  const [chosen, setChosen] = useState<string>()
  const [mood, setMood] = useState<Mood>('interested')
  const [failure, setFailure] = useState<MessageError>('new_message')
  // Default: the conversation on the page.
  const value = chosen ?? shown
  const conversationId = value === undefined ? undefined : Number(value)
  const nameOf = (id: string) => options?.find((option) => option.value === id)?.text ?? id

  const answer = () =>
    conversationId !== undefined &&
    changeWorkspace(store, async (control) => {
      await control.answer(conversationId, mood)
      // Needs no toast, because the page shows the reply.
      if (value === shown) return
      const open = { label: texts.open, onClick: () => navigate(conversationAddress(store.get, conversationId)) }
      showToast({
        intent: 'info',
        title: texts.answered(nameOf(String(conversationId))),
        // The separate window of the console cannot show a conversation.
        ...(pathname !== consolePath && { action: open }),
      })
    })
  const fail = () =>
    changeWorkspace(store, async (control) => {
      await control.failNextSend(failure, conversationId)
      showToast({ intent: 'info', title: conversationId === undefined ? texts.nextWillFail : texts.willFail })
    })
  return (
    <ConsoleSection title={texts.title} isOpen>
      <SearchPicker
        label={texts.conversation}
        field={{ placeholder: texts.placeholder }}
        options={options}
        values={value === undefined ? [] : [value]}
        choice={{ isClearable: true, textOf: nameOf }}
        loading={{ errorText: error ? texts.failed : undefined, onRetry: () => void refetch() }}
        onChange={(_, { values }) => setChosen(values[0])}
      />
      <Field label={texts.mood}>
        <Select
          className={styles.choice}
          select={{ className: styles.choice }}
          value={mood}
          onChange={(_, data) => setMood(moods.find((each) => each === data.value) ?? 'interested')}
        >
          {moods.map((each) => (
            <option key={each} value={each}>
              {texts.moods[each]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.row}>
        <Button disabledFocusable={isBusy || conversationId === undefined} onClick={() => void answer()}>
          {texts.answer}
        </Button>
      </div>
      <Field label={texts.error}>
        <Select
          className={styles.choice}
          select={{ className: styles.choice }}
          value={failure}
          onChange={(_, data) => setFailure(MessageError.options.find((each) => each === data.value) ?? 'new_message')}
        >
          {MessageError.options.map((each) => (
            <option key={each} value={each}>
              {texts.errors[each]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.row}>
        <Button disabledFocusable={isBusy} onClick={() => void fail()}>
          {texts.fail}
        </Button>
      </div>
    </ConsoleSection>
  )
}
