import { Tab, TabList } from '@fluentui/react-components'
import { memo } from 'react'
import { editorMessages } from '../messages.ts'

const texts = editorMessages.ai

interface PaneTabsProps {
  /** Of the panel; a tab's own id is this and its name. */
  readonly id: string
  /** 'prompts', 'preview', or the label of a further page. */
  readonly tab: string
  /** Labels of further pages, separated by line breaks. */
  readonly pageLabels: string
  readonly onChange: (tab: string) => void
}

/** What the pane of a step shows. Memoized: typing does not render it again. */
export const PaneTabs = memo(function PaneTabs({ id, tab, pageLabels, onChange }: PaneTabsProps) {
  const tabOf = (value: string, label: string) => (
    <Tab key={value} id={paneTabId(id, value)} value={value} aria-controls={id}>
      {label}
    </Tab>
  )
  return (
    <TabList
      aria-label={texts.pane}
      size="small"
      selectedValue={tab}
      onTabSelect={(_, { value }) => onChange(String(value))}
    >
      {tabOf('prompts', texts.prompts)}
      {tabOf('preview', texts.preview)}
      {pageLabels !== '' && pageLabels.split('\n').map((label) => tabOf(label, label))}
    </TabList>
  )
})

/** The id of a tab, for the panel that it names. */
export const paneTabId = (panelId: string, tab: string): string => `${panelId}${tab.replaceAll(' ', '')}`
