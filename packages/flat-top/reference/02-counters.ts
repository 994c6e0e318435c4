export const chapter2: { readonly [rule: string]: string } = {
  '2.1':
    "What the printed pieces look like: red for Japan, yellow for the Allies, blue for markers that serve both. A ship's counter carries her gunnery, anti-aircraft, movement and damage factors. Here those figures stand in the charts, each with a word on where it comes from, because the scan we work from has lost the pictures.",
  '2.2':
    'Counters of one plane name are small change: a five is as good as five ones. Here planes are simply counted, so change never runs out. The dot of carrier planes is not lost in the exchange: sea based and land based planes of a name stay apart (R7).',
  '2.3':
    'The box holds counters that no printed scenario uses, for people who design their own. Software needs no spares: a scenario of your own may take any ship or plane the charts know.',
};
