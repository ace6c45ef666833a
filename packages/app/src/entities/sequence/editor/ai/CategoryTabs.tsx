import { Tab, TabList } from '@fluentui/react-components'
import { type ResponseCategory } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { categoryNamesAtom, codeText } from '../../../../shared/api/directories.ts'
import { categoryOf, responseCategories } from './aiEntries.ts'
import { isDeepEqual } from '../../../../shared/api/isDeepEqual.ts'
import { editorMessages } from '../messages.ts'
import { useStepsEditorStyles } from './StepsEditor.styles.ts'

const texts = editorMessages.ai

interface CategoryTabsProps {
  readonly label: string
  readonly category: ResponseCategory
  readonly automatic: readonly ResponseCategory[]
  readonly onChange: (category: ResponseCategory) => void
}

/** The response categories as tabs (SEQ-41). Memoized, so that typing in the editor stays fast. */
export const CategoryTabs = memo(function CategoryTabs(props: CategoryTabsProps) {
  const { label, category, automatic, onChange } = props
  const styles = useStepsEditorStyles()
  const names = useAtomValue(categoryNamesAtom)
  return (
    <TabList
      aria-label={label}
      className={styles.categories}
      selectedValue={category}
      onTabSelect={(_, { value }) => onChange(categoryOf(String(value)))}
    >
      {responseCategories.map((each) => (
        <Tab key={each} value={each}>
          {names.get(each) ?? codeText(each)}{' '}
          <span className={styles.state}>{automatic.includes(each) ? texts.on : texts.off}</span>
        </Tab>
      ))}
    </TabList>
  )
}, isDeepEqual)
