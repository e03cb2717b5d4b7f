// What importing adds to the sheets of the workspaces; a component after those that it is made of.
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/LoadingOverlay.layer.css';
import '@mantine/dropzone/styles.layer.css';
