import { Tab, TabList } from '@fluentui/react-components'
import { type ResponseCategory } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { categoryNamesAtom, codeText } from '../../../../shared/directories.ts'
import { categoryOf, responseCategories } from './aiEntries.ts'
import { useStepsEditorStyles } from './StepsEditor.styles.ts'

interface CategoryTabsProps {
  readonly label: string
  readonly category: ResponseCategory
  readonly onChange: (category: ResponseCategory) => void
}

/**
 * The response categories as tabs (SEQ-41). Keyboard: arrows move, Enter chooses. Memoized: typing does not render them
 * again.
 */
export const CategoryTabs = memo(function CategoryTabs({ label, category, onChange }: CategoryTabsProps) {
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
          {names.get(each) ?? codeText(each)}
        </Tab>
      ))}
    </TabList>
  )
})
