import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Journeys wait for much and begin; then what takes a process to itself; rules, which are short, fill the end. Files of a
 * project come one after the other, or the process that they share would end between them.
 */
const ORDER = ['journeys', 'crashes', 'stories-apart', 'stories', 'small-react', 'rules-apart', 'rules'];

/** Project by project, and within each the files that took longest first; the largest, where nothing is known of them. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longestFirst = await super.sort(files);
    return longestFirst.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** A group of projects that waits for another (`groupOrder`) stays behind it. */
function placeOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder * ORDER.length + ORDER.indexOf(project.name);
}
