import { Card } from '../../src/ui/Card'
import { FactList } from '../../src/ui/FactList'
import { FigureGrid } from '../../src/ui/FigureGrid'
import { Heading } from '../../src/ui/Heading'
import { ProgressBar } from '../../src/ui/ProgressBar'
import { ProgressRing } from '../../src/ui/ProgressRing'
import { Group, State } from '../Group'

const tones = ['data', 'short', 'time'] as const

export const Figures = () => (
  <Group title="Cards and figures">
    <State name="Headings of three levels on a card">
      <Card>
        <Heading level={1}>Mtel Free M</Heading>
        <Heading level={2}>Pakete</Heading>
        <Heading level={3}>Daten Österreich</Heading>
      </Card>
    </State>
    {tones.map((tone) => (
      <State key={tone} name={`ProgressBar and ProgressRing: ${tone}, with the mark of time`}>
        <ProgressBar label="Daten" percent={35} tone={tone} mark={60} />
        <ProgressRing label="Daten" percent={35} tone={tone} mark={60}>
          8,6 GB
        </ProgressRing>
      </State>
    ))}
    <State name="FigureGrid">
      <FigureGrid
        figures={[
          { term: 'HD-Sender', value: '80' },
          { term: 'Geräte (max.)', value: '4' },
        ]}
      />
    </State>
    <State name="FactList">
      <FactList
        facts={[
          { term: 'Tarif', value: 'Mtel Free M' },
          { term: 'Gültig bis', value: '09.12.2026' },
        ]}
      />
    </State>
  </Group>
)
