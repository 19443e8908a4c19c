import { Center, Loader } from "@mantine/core";

export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <Center h="100dvh" role="status" aria-label={label}>
      <Loader size={40} />
    </Center>
  );
}
