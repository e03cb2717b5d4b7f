// What this section adds to the sheets of the workspaces; a component after those that it is made of.
import '@mantine/dates/styles.layer.css';
