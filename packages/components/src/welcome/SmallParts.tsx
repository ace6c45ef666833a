import { useState } from 'react'
import {
  ButtonLink,
  CategoryBadge,
  CopyButton,
  CreditsBar,
  GrowthBadge,
  InitialsAvatar,
  LabelledSwitch,
  SearchPicker,
  StatusDot,
} from '../index.ts'
import { categoryColorIds } from '../theme/tandemTokens.ts'
import { Card } from './Card.tsx'
import { useWelcomeStyles } from './Welcome.styles.ts'

const industries = ['Banking', 'Insurance', 'Logistics'].map((text) => ({ text, value: text }))

/** Small parts that many others use. */
export function SmallParts() {
  const styles = useWelcomeStyles()
  const [isOn, setIsOn] = useState(true)
  const [industry, setIndustry] = useState<readonly string[]>([])
  return (
    <div className={styles.columns}>
      <Card title="Categories">
        <div className={styles.wrap}>
          {categoryColorIds.map((id) => (
            <CategoryBadge key={id} categoryId={id} name={id.replaceAll('_', ' ')} />
          ))}
        </div>
      </Card>
      <Card title="Status">
        <div className={styles.wrap}>
          <StatusDot tone="success" label="Active" />
          <StatusDot tone="danger" label="Failed" />
          <StatusDot tone="warning" label="Reconnect" />
          <StatusDot tone="neutral" label="Archived" />
        </div>
        <div className={styles.wrap}>
          <GrowthBadge percent={12.5} />
          <GrowthBadge percent={-8.25} />
          <GrowthBadge percent={0} />
        </div>
        <CreditsBar used={460} total={500} />
      </Card>
      <Card title="People">
        <div className={styles.wrap}>
          <InitialsAvatar name="Daniel Okafor" size={32} />
          <InitialsAvatar name="Sofia Almeida" size={32} />
          <InitialsAvatar name="Jonas Weber" size={32} />
          <InitialsAvatar name="Maya Lindqvist" size={32} color="brand" />
        </div>
        <div className={styles.wrap}>
          <CopyButton text="https://example.com/connect/4f1d" label="Copy link" hasVisibleLabel />
          <ButtonLink to="/recipients">Open recipients</ButtonLink>
        </div>
        <SearchPicker
          label="Industry"
          options={industries}
          values={industry}
          isClearable
          onChange={(_, { values }) => setIndustry(values)}
        />
        <LabelledSwitch
          label="Withdraw old connection requests"
          description="After three weeks, at most 49 a day."
          isOn={isOn}
          onChange={(_, data) => setIsOn(data.isOn)}
        />
      </Card>
    </div>
  )
}
